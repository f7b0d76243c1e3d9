# どのゲームにも共通の「できない理由」
refused-not_an_option = その手は今は選べません。
refused-not_asked = { $seat ->
    [table] テーブル
   *[other] 席{ $seat }
}は今、手番ではありません。
refused-table_first = 席{ $seat }の前に、卓の処理が先です。
refused-already_moved = 席{ $seat }はもう決めました。
refused-over = ゲームは終わっています。
refused-no_seat = 席{ $seat }はありません。
refused-malformed = 手の形式が正しくありません：{ $why }
refused-wrong_draw = { $number }番目の抽選は{ $expected }のはずですが、記録では{ $got }です。

# 記録として読めないもの
record-no_record = 記録（game・seats・options・playsを持つオブジェクト）ではありません：{ $why }
record-unknown_game = ゲームは{ $expected }のどれかです。届いたのは{ $got }です。
record-bad_seats = 席数は{ $least }〜{ $most }です。届いたのは{ $got }です。
record-bad_version = ルールの版は{ $expected }です。届いたのは{ $got }です。
record-unknown_option = オプションは{ $expected }のどれかです。届いたのは{ $got }です。
record-bad_option = オプション{ $option }：{ $why }（届いた値：{ $got }）
record-bad_choice = オプション{ $option }：{ $expected }のどれかのはずですが、届いた値は{ $got }です。
record-no_seal = 記録に、検証するための種と封印がありません。
record-bad_seed = 種は16進{ $expected }桁です。届いたのは{ $got }です。
record-bad_commitment = この種の封印は{ $expected }ですが、記録では{ $got }です。
record-not_finished = { $plays }手のあとも対局は終わっていません。
record-no_setting = この組み合わせで遊べる席数がありません。
