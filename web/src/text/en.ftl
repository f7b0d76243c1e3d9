title = Tasogare
