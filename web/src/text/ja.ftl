title = 誰そ彼
