title = 誰そ彼
motto = 正体と手札をかくして遊ぶ、五つのゲーム

# ゲーム
game-seven_knights = ミュルマミウスの虜
    .tagline = 見て、聞いて、並べる
game-little_witches = 小さな魔女とふしぎなお家
    .tagline = 魔女と使い魔をむすぶ、一本の糸
game-lupus = 汝は人狼なりや？
    .tagline = 昼に話し、夜に消える
game-mu = Mü ミュー
    .tagline = せりと、二つの切り札
game-witch_hunt = まじょさがし
    .tagline = あつめて、封じて、カエルになる
seats-minutes = { $least }–{ $most }人・{ $minutes }分

# 入口
your-name = あなたの名前
name-first = まず名前を入れてください。
somebody = お客さん
name-help = 同じ部屋の人に見えます。登録もメールもいりません。
sign = あなたのしるし
sign-none = 名前の頭文字
sign-help = これから入る部屋で、席の番号のそばに見えます。
make-room = 部屋をつくる
room-code = 部屋のコード
room-code-example = 部屋のコード　KUMO7
take-seat = 席につく
games = 遊べるもの
play-bots = ボットと
play-bots-game = { $game }をすぐにボットと遊ぶ
rules = きまり
rules-of = { $game }のきまり
more = そのほか
learn = はじめて
learn-long = 案内つきで、はじめての一局
learn-game = { $game }を案内つきで遊ぶ
guide = 案内
guide-why = なぜ？
guided-over = 案内つきの一局です。配りは決まっていたので、確かめる封印はなく、腕前にも数えません。
guided-again = 次は案内なしで。同じボットと、だれも知らない配りで。
me = わたしの設定
not-found = 見つかりません。
no-connection = いまサーバーにつながりません。少し待って、もう一度ためしてください。

# どこでも
back = もどる
close = 閉じる
yes = はい
no = いいえ
you = あなた
loading = お待ちください…
language = 言語
language-en = English
language-ja = 日本語
language-other = English
theme = 明るさ
theme-system = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
call = 自分の番の知らせ
call-on = 鳴らす
call-off = 鳴らさない
call-help = 小さな鈴の音と、使える端末では短い振動。
install = アプリとして
install-now = インストール
install-done = この端末に入っています。
install-menu = ブラウザのメニューからホーム画面に置けます。きまりは、つながらないときも開けます。
install-insecure = インストール、オフラインでの保存、通知は、ブラウザの決まりで https のときだけ使えます。ほかはここでもすべて使えます。
notice = 見ていないときの通知
notice-on = する
notice-off = しない
notice-help = あなたの番だとだけ知らせます。
notice-refused = このブラウザでは、このページの通知が止められています。ブラウザの設定で変えられます。
your-turn = 部屋{ $code }で、あなたの番です。
online = 接続中
offline = 切れました。つなぎ直しています
connecting = つないでいます…
comma = 、
why-rule = きまり
less = 1つ減らす
more-of = 1つ増やす
send = 送る
seat = 席
seat-n = 席{ $n }
seats = 席
seat-turn = この人の番
seat-away = 離席
seat-me = あなた
seat-dead = 脱落
lost = ここには何もありません
lost-hint = この住所の先には何もありません。入口からどうぞ。
to-front = 入口へ

# 部屋に入る
room = 部屋
room-gone = 部屋がありません
room-gone-hint = このサーバーに部屋{ $code }はありません。使われない部屋は片づけられます。新しい部屋はすぐにつくれます。
too-old = 新しい版になりました
too-old-hint = サーバーが新しくなりました。ページを読み直すと、続きから遊べます。
moved-away = 別の端末に移りました
moved-away-hint = あなたの席はそちらにあります。この端末はしまってかまいません。
invite = コードを伝えるか、読み取ってもらう
code-is = コードは { $code }
share-link = リンクを送る
copy-link = リンクをコピー
copied = コピーしました。
copy-by-hand = このブラウザではコピーできません。リンク：{ $link }
only-here = この住所は、この端末でしか開けません。スマホから入るには、サーバーをネットワーク向けに起動してください。
qr = { $link } のQRコード
watch = 大きな画面で見るだけ

# はじまる前
seats-taken = { $places }席のうち{ $taken }席
seats-n = { $n }席
seat-count = 席の数
place-free = 空席
place-more = { $name }について
sit-here = ここに座る
stand = 席を立つ
hand-over = 親をゆずる
remove-person = 席からはずす
remove-bot = ボットをはずす
mark-away = 離席にする
mark-back = 戻す
host = 親
ready = 準備よし
not-ready = まだ
away = 離席
bot = ボット
bot-name = ボット{ $n }
bot-add-at = 席{ $n }にボット
bots-fill = ボットを加える
bot-standard = ふつうのボット
bot-random = でたらめなボット
no-place-free = 席はすべてうまっています。
evening = 通算
evening-score = 今夜の勝ち
spectators = 見ている人：{ $names }
change = 変える
which-game = どれで遊びますか
presets = 遊び方
preset-own = 自分で組み合わせた設定です。
options = 設定
options-of = { $game }の設定
option-none = なし
option-unfit = 席の数やほかの設定と合いません。
we-play = 遊ぶ場所
together = 同じ部屋で
apart = 離れて
together-help = 同じ部屋では、おさえている間だけ秘密が見えます。
apart-help = 離れているときは、秘密を開いたままにできます。
clock = 持ち時間
clock-off = なし
clock-relaxed = ゆっくり
clock-brisk = きびきび
away-plays = 離席の人のかわりに
away-default = 決まった手
away-bot = ボット
sealed = 配る前に山札を封印します。あとで確かめられます。
open-table = 卓の画面
start = はじめる
start-now = いつでもはじめられます。
gone-kept = { $n ->
   *[other] { $names }は離席中。席は残っています。
}
not-ready-yet = { $n ->
   *[other] { $names }の準備がまだです。
}
host-starts = 親がはじめます。
urge = はじめたい
urge-help = { $people }人のうち{ $wishes }人がはじめたいと言っています。半分をこえるか、親がはじめると始まります。半分の人が30秒待つと、その中の一人が親になります。
are-you-ready = 準備はいいですか？
watching = 見学中です。
watching-hint = 空席に座ると遊べます。

# 遊んでいる間
table = 卓
log = 記録
log-empty = まだ何も起きていません。
news = できごと
notes = メモ
notes-hint = あなたにだけ見えます
your-seats = あなたの席
ask-seat = 席をたのむ
asks-place = { $name }が席{ $n }で遊びたいそうです。いいですか？
pause = 一時停止
go-on = 再開
paused = 停止中
quit = この勝負をやめたい
quit-not = やっぱり続ける
quit-help = { $people }人のうち{ $wishes }人がやめたいと言っています。半分をこえると終わります。
leave = 部屋を出る
leave-sure = 部屋を出ますか？
leave-running = 席は残ります。戻るまで、ボットか決まった手がかわりに打ちます。
leave-free = コードがあれば、また入れます。
no-board = このページの版では、このゲームを表示できません。
time-left = { $minutes ->
    [0] 残り{ $seconds }秒
   *[other] 残り{ $minutes }分{ $seconds }秒
}

# 会話
chat = 会話
chat-empty = まだだれも話していません。
chat-say = ひとこと
chat-closed = 今は書けません。
chat-to = だれに
channel-room = 部屋
mute = ミュート
muted = ミュート中：{ $n }
mute-help = その人の言葉が見えなくなります。ほかの人にはわかりません。
flood-wait = 少しお待ちください。一度に{ $most }回まで、そのあとはゆっくりです。
unread = 新着
emote-hello = こんにちは！
emote-thinking = 考え中…
emote-take_your_time = ごゆっくり
emote-croak = ケロッ！

# 終わったあと
over = 終わり
abandoned = この勝負は途中で終わりました。
nobody-won = 今回は勝者なし。
won = { $n ->
   *[other] { $names }の勝ち。
}
you-won = あなたの勝ち！
well-played = おつかれさまでした。
winner = 勝ち
score = 得点
scores = 得点
again = もう一度
again-help = 同じ顔ぶれで、席を一つずつずらします。
other-game = ほかのゲーム
seats-options = 席と設定
look-board = 盤面を見る
to-result = 結果へ
seal-kept = 封印のとおりの山札です
seal-broken = 種が封印と合いません！
record = 棋譜を保存
seal-help = 封印は配る前に決まっていました。種があれば「tasogare verify」ですべての抽選を確かめられます。
seal-draws = 抽選をすべて確かめる
seal-draws-kept = { $n ->
   *[other] { $n }回の抽選は、すべて種のとおりです。
}
seal-commitment = 封印
seal-seed = 種

# おさえる、動かす、札
hold = おさえて見る
hold-open = ふれて開く
hold-close = ふれて閉じる
move-item = { $name }を動かす。{ $places }のうち{ $place }番目。矢印キーで動きます。
moved-to = { $name }は{ $places }のうち{ $place }番目になりました。
suit-r = 赤
    .letter = R
suit-y = 黄
    .letter = Y
suit-g = 緑
    .letter = G
suit-b = 青
    .letter = B
suit-p = 紫
    .letter = P
card = { $suit }の{ $rank }

# きまり
rules-search = きまりの中をさがす
rules-contents = 目次
rules-hits = { $n ->
    [0] 見つかりません。
   *[other] { $n }か所
}
rules-none = このゲームのきまりのページは、まだありません。

# 卓の画面
table-screen = 卓の画面
table-lobby = 席についてください。
join-here = 参加はここから
join-late = あとから来た人はここへ
narration = 読み上げ
table-sound = 音

# 棋譜、勝負の記録、データ
replay = 棋譜
replay-none = 勝負が見つかりません
replay-none-hint = ここに終わった勝負はありません。終わった勝負は一手ずつ見返せます。
replay-at = { $last }手のうち{ $at }手目
replay-first = はじめへ
replay-back = 一手もどる
replay-run = 再生
replay-on = 一手すすむ
replay-last = 終わりへ
eyes = だれの目で見るか
eyes-table = 卓
knew = だれが何を知っていたか
knew-fact = 全員には見えなかったこと
knew-all = 知っていた
knew-some = 一部を知っていた
knew-none = 知らなかった
knew-nothing = ここでは、隠れているものはありません。
seal-check = 山札の封印
history = わたしの勝負
history-none = 終わった勝負はまだありません。
history-won = 勝ち
history-lost = 負け
history-over = 中断
history-guided = 案内つき
results = わたしの成績
game = ゲーム
won-of = { $matches }回中{ $won }回
rating-people = 人と
rating-bots = ボットと
rating-none = –
rating-value = { $value } ±{ $doubt }
rating-help = 腕前はゲームごとに数えます。はじめは1500で、±はその不確かさ。途中でやめた勝負、案内つきの勝負、全員が勝った勝負は数えません。
my-data = わたしのデータを保存
other-device = 別の端末で続ける
other-device-help = リンクは五分以内に一度だけ使えます。使うと、この端末の席はそちらへ移ります。
other-device-make = リンクをつくる
claimed = この端末は{ $name }さんのものになりました。
forget = わたしのデータを消す
forget-sure = データを消しますか？
forget-help = サーバーに残るものから、あなたの名前と識別子を消します。勝負の記録は名前なしで残ります。
forgotten = データを消しました。

# はじめられない理由
why-bad_seats = このゲームは{ $least }〜{ $most }人用です。今は{ $got }人です。
why-not_ready = 席{ $seat }の準備がまだです。
why-malformed = うまく伝わりませんでした。ページを読み込み直してください。
why-bad_option = 「{ $option }」はその値にできません。
why-bad_choice = 「{ $option }」はその値にできません。

# できない理由
error-bad_frame = サーバーに伝わりませんでした。ページを読み直してください。
error-bad_protocol = サーバーが新しくなりました。ページを読み直してください。
error-not_host = それができるのは親だけです。
error-not_yours = あなたの席ではありません。
error-not_now = 今はできません。
error-no_place = その席は空いていません。
error-illegal = その手は打てません。
error-flood = もう少しゆっくりお願いします。
error-too_big = 長すぎます。
error-bad_option = 設定の組み合わせが合いません。
error-not_allowed = それはできません。
error-no_match = その勝負はもう終わっています。
error-gone = 部屋がなくなりました。
error-storage = サーバーに保存できませんでした。何も変わっていません。もう一度どうぞ。
error-unknown = できません（{ $key }）。
