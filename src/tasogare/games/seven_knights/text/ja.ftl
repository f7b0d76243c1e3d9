game-name = ミュルマミウスの虜
game-tagline = 騎士を順に並べよう。ただし一人は魔女、見た者はその虜。

# オプション
option-mode = モード
option-mode-help = 使うタイルと、魔女がいるかどうか。
option-mode-basic = 疑心暗鬼（基本）
option-mode-basic-help = 1から順の騎士と魔女が、すべて卓に並びます。4〜8席。
option-mode-advanced = 前途多難（上級）
option-mode-advanced-help = 騎士七人と魔女を混ぜ、何枚かは箱に残します。魔女がいないこともあります。4〜7席、慣れた人向け。
option-mode-special = 暗中模索（特別）
option-mode-special-help = 席はみな騎士。魔女は中央にいるかもしれず、それぞれ二回見ます。3〜4席。
option-mode-coop = 一致団結（協力）
option-mode-coop-help = 魔女も嘘もなし。みんなで勝つか、みんなで負けます。4〜7席、はじめての人に。
option-mode-special_coop = 三位一体（特別協力）
option-mode-special_coop-help = 魔女なし。中央にもタイルがあり、それぞれ二回見ます。3〜4席。
option-captain_check = 隊長の正体を確かめるとき
option-captain_check-help = 隊長が魔女の側なら、そのラウンドは騎士の負け。質問の前か後に決まります。
option-captain_check-after_question = 隊長の質問のあと
option-captain_check-before_question = 隊長の質問の前
option-fixed_score = どのラウンドも同じ点
option-fixed_score-help = なしなら、最後まであきらめずに遊べるよう、3ラウンド目は7点です。
option-review = ラウンドの間にメモを見せてよい
option-review-help = ラウンドが終わったら、自分のメモをみんなに見せられます。

# ラウンドとフェイズ
round = 第{ $n }ラウンド（全3）
phase-dealing = 配札
phase-inspecting = 探求
phase-asking = 質問
phase-answering = 回答
phase-recommending = 推薦
phase-commanding = 号令
phase-lining_up = 整列
phase-over = 終了
pledge = 誇りをもって遊び、におわせることは言いません。

prompt-inspecting = 伏せたタイルを1枚、見てください。
prompt-inspecting-seats = ほかの席の前のタイルを1枚、見てください。
prompt-inspecting-centre = 中央のタイルを1枚、見てください。
prompt-asking = まだ見ていないタイルについて、ひとつ質問を。
prompt-answering = 質問に答えてください。
prompt-recommending = 隊長をまかせたいのは誰ですか。全員が決めるまで変えられます。
prompt-commanding = あなたが隊長です。もうひとつ質問を。
prompt-lining_up = 騎士を一列に。小さい数字が左です。
wait-dealing = タイルを配っています。
wait-inspecting = { $who }がタイルを見ています。
wait-asking = { $who }が質問を考えています。
wait-answering = { $who }が答えます。
wait-recommending = みんなで隊長を選んでいます。
wait-commanding = 隊長の{ $who }が、もうひとつ質問します。
wait-lining_up = 隊長の{ $who }が並べています。相談はできません。
wait-over = 3ラウンドが終わりました。

# タイルと陣営
tile-witch = 魔女
tile-knight = 騎士{ $n }
tile-hidden = タイル{ $tile }、裏向き
tile-own = あなたのタイル
tile-seen = あなたが見たタイル
side-knight = あなたは騎士です。
side-witch = あなたは魔女です。
side-bewitched = あなたは虜になりました。魔女の側です。
side-others = 虜：{ $names }
side-others-none = ほかに虜はいません。
knight-name-1 = 先駆けのアインス
knight-name-2 = 財布のドゥーエ
knight-name-3 = 大盾のトライ
knight-name-4 = 弁舌のチェティーレ
knight-name-5 = 長斧のオウ
knight-name-6 = 薬師のリュー
knight-name-7 = しんがりのジェット
knight-line-1 = いちばんに飛び出し、道をたずねながら、いちばん遅く帰る。
knight-line-2 = 戦利品は二度かぞえる。硬貨投げは勝ったことがない。
knight-line-3 = いちばん若く、いちばん大きな盾のうしろにいる。
knight-line-4 = 口ひとつで門を開けさせる。石けんの香りがする。
knight-line-5 = ごくふつうの人。ただし斧はふつうではない。
knight-line-6 = 弱点はすべて見抜くが、うまく言えない。
knight-line-7 = みんなの背中を見て、みんなの背中を守る。

# 質問：$a、$b、$c はタイル
question-in = { $a }は{ $numbers }のどれか？
question-in-one = { $a }は{ $numbers }？
question-in-all = { $a }は騎士？
question-less = { $a }は{ $b }より小さい？
question-next = { $a }は{ $b }よりちょうど1大きい？
question-adjacent = { $a }と{ $b }は隣り合う数？
question-sum-less = { $a }と{ $b }の合計は{ $n }より小さい？
question-sum-equal = { $a }と{ $b }の合計はちょうど{ $n }？
question-sum-more = { $a }と{ $b }の合計は{ $n }より大きい？
question-sum3-less = { $a }と{ $b }と{ $c }の合計は{ $n }より小さい？
question-sum3-equal = { $a }と{ $b }と{ $c }の合計はちょうど{ $n }？
question-sum3-more = { $a }と{ $b }と{ $c }の合計は{ $n }より大きい？
question-sum_odd = { $a }と{ $b }の合計は奇数？
kind-in = どれか
kind-less = 小さい
kind-next = 1つ上
kind-adjacent = 差が1
kind-sum = 合計
kind-sum_odd = 合計が奇数
builder-whom = だれに
builder-about = どのタイル
builder-how = たずね方
builder-witch-no = 名ざしたタイルに魔女がいれば、正直な答えは「いいえ」です。
answer-yes = はい
answer-no = いいえ

# ボタン
move-inspect = このタイルを見る
move-ask = この質問をする
move-answer = 答える
move-recommend = 推薦する
move-lineup = 並べる
lineup-left-out = 並べないタイル
lineup-hint-one = 魔女だと思う1枚をはずします。
lineup-hint-perhaps = 魔女だと思う1枚をはずします。いないと思えば全部並べます。
lineup-hint-none = すべて並べます。

# ログ
log-deal = 第{ $n }ラウンド：タイルが配られました。
log-inspect = { $who }がタイル{ $tile }を見ました。
log-ask = { $who }から{ $whom }へ：{ $question }
log-answer-yes = { $who }の答えは「はい」。
log-answer-no = { $who }の答えは「いいえ」。
log-recommend = { $who }は{ $whom }を推薦しました。
log-captain = 隊長は{ $who }です。
log-lineup = { $who }は{ $tiles }と並べました。
log-values = 隊列：{ $values }
log-tiles = すべてのタイル：{ $tiles }
log-witch_side = 魔女の側：{ $names }
log-witch_side-none = 魔女の側はいませんでした。

# 結果
result-knights = 隊列がそろいました。騎士の勝ちです。
result-witch = 隊列が乱れました。魔女の側の勝ちです。
result-captain = 隊長は魔女の側でした。
result-nobody = 隊列が乱れ、魔女もいませんでした。得点はなしです。
result-coop-won = 隊列がそろいました。
result-coop-lost = 隊列がそろいませんでした。
result-points = { $who }：{ $points }点
result-match = 最多得点：{ $names }
result-match-coop-won = 2ラウンド以上成功。みんなの勝ちです。
result-match-coop-lost = 今回は2ラウンドに届きませんでした。

# できない理由
refused-no_tile = タイル{ $tile }はありません。
refused-deal_tiles = 卓に置くタイルは{ $expected }枚です（届いたのは{ $got }枚）。
refused-deal_values = モード{ $mode }では、そのタイルの配り方はありません。
refused-inspect_own = それは自分のタイルです。
refused-inspect_seats = 一巡目は、ほかの席の前のタイルを見ます。
refused-inspect_centre = 二巡目は、中央のタイルを見ます。
refused-ask_self = 自分には質問できません。
refused-ask_tiles = この質問で名ざすタイルは{ $least }〜{ $most }枚です（届いたのは{ $got }枚）。
refused-ask_twice = タイル{ $tile }が二度出ています。
refused-ask_known = タイル{ $tile }は、もう知っています。
refused-ask_unknown = 席{ $seat }はタイル{ $tile }を知りません。
refused-ask_numbers = 1〜{ $top }の数字を、重ねずに小さい順で選んでください。
refused-ask_n = 数は0〜{ $most }です。
refused-ask_certain = その答えは、見たタイルからもう分かります。
refused-answer_truth = 騎士は正直に答えます。
refused-recommend_bewitched = 魔女は、自分を見た席{ $seat }を推薦できません。
refused-recommend_witch = 虜は、魔女である席{ $seat }を推薦できません。
refused-lineup_twice = タイル{ $tile }が二度並んでいます。
refused-lineup_own = 自分のタイルは必ず並べます。
refused-lineup_tiles = 並べるのは{ $least }〜{ $most }枚です（届いたのは{ $got }枚）。

record-mode_seats = モード{ $mode }は{ $least }〜{ $most }席用です。届いたのは{ $got }席です。

## 盤面の言葉（web/src/games/seven_knights）

board-tile = タイル{ $tile }
board-joiner = ・
board-witch = 魔女
board-centre = 中央
board-yours = あなたの前
board-before = { $name }の前
board-tile-label = タイル{ $tile }、裏向き、{ $where }。{ $seen ->
    [0] まだ誰も見ていません。
   *[other] 見た人：{ $names }。
}
board-value = タイル{ $tile }：{ $value }
board-round = 第{ $n }ラウンド（全3）
board-round-n = 第{ $n }ラウンド
board-sub = 第{ $n }ラウンド · { $what }
board-sub-count = 第{ $n }ラウンド · { $what } { $done } / { $all }
board-table = 卓
board-why = これは何？ きまりを読む
board-captain = 隊長

board-pledge = はじめに、ひとつ約束を
board-pledge-why = ゆっくり考えるのも、ほかのおしゃべりも歓迎です。手がかりになることだけは、口にしないで。
board-pledge-act = 誓います

board-own-side = { $side ->
    [witch] あなたは魔女です。
    [bewitched] あなたは魔女の虜です。
   *[knight] あなたは騎士です。
}
board-own-coop = 魔女はいません。嘘もなし。
board-own-with = { $seats ->
   *[other] 仲間：席{ $names }。
}
board-own-alone = ほかに虜はいません。
board-own-witch-at = 魔女は{ $tile }です。
board-truth = 本当の答え：{ $yes ->
    [yes] はい
   *[no] いいえ
}
board-truth-must = 騎士は本当のことを言います。
board-truth-may = どちらを答えてもかまいません。
board-not-name = 推薦できない席：{ $names }

board-look = { $tile }を見る
board-look-pick = まずタイルを選んでください。
board-look-hint = どれを見たかだけ、全員に見えます
board-close-look = タイル{ $tile }
board-tile-where = 場所：{ $where }
board-tile-seen = 見た人（順に）：{ $names }
board-tile-unseen = まだ誰も見ていません。
board-tile-marks = 何だと思いますか

board-ask = 質問をつくる
board-kind-in = どれか
board-kind-less = 小さい
board-kind-next = 1つ上
board-kind-adjacent = 差が1
board-kind-sum = 合計
board-ask-title = 質問をつくる
board-prompt-asking = あなたの番：質問をひとつ
board-prompt-commanding = 隊長として、もう一問
board-ask-hint = 見ていない札を、知る人に聞けます
board-ask-first = だれに聞きますか
board-ask-of = { $name }さん、
board-pick-seat = まず、だれに聞くか選んでください。
board-pick-tile = タイルを選んでください。
board-pick-two = この質問ではタイルを2枚選びます。
board-pick-one = この質問ではタイルを1枚選びます。
board-pick-numbers = 数字を選んでください。
board-seat-nothing = { $name }さんは、あなたの知らないタイルを知りません。
board-tiles-known = { $n ->
   *[other] { $tiles }は、もう知っている札。
}
board-tiles-unknown = { $n ->
   *[other] { $tiles }は、{ $name }さんの知らない札。
}
board-kind-few = あなたの知らない札で{ $name }さんが知るのは、1枚だけです。
board-kind-never = だれが聞いても同じ答えになります。
board-look-first = 今は聞けません。わけは、おさえて見てください。
board-swap = { $a }と{ $b }を入れかえる
board-numbers = どの数字
board-number-elsewhere = 場所を知っている数字
board-quick = まとめて選ぶ
board-set-odd = 奇数
board-set-prime = 素数
board-set-round = 丸い形
board-set-least = { $n }以上
board-set-most = { $n }以下
board-set-knight = 騎士ぜんぶ
board-sum-op = くらべ方
board-sum-less = より小
board-sum-equal = 等しい
board-sum-more = より大
board-sum-n = 数：{ $n }
board-cancel = やめる
board-ask-send = この質問をする

board-short-in = { $a } は { $numbers }？
board-short-in-one = { $a } ＝ { $numbers }？
board-short-in-all = { $a } は騎士？
board-short-less = { $a } ＜ { $b }？
board-short-next = { $a } ＝ { $b } ＋ 1？
board-short-adjacent = { $a } と { $b } の差は1？
board-short-sum-less = { $a } ＋ { $b } ＜ { $n }？
board-short-sum-equal = { $a } ＋ { $b } ＝ { $n }？
board-short-sum-more = { $a } ＋ { $b } ＞ { $n }？
board-short-sum3-less = { $a } ＋ { $b } ＋ { $c } ＜ { $n }？
board-short-sum3-equal = { $a } ＋ { $b } ＋ { $c } ＝ { $n }？
board-short-sum3-more = { $a } ＋ { $b } ＋ { $c } ＞ { $n }？
board-short-sum_odd = { $a } ＋ { $b } は奇数？

board-asked-you = { $who }さんからの質問：
board-answer-pick = まず答えを選んでください。
board-answer-say = { $yes ->
    [yes] 「はい」と答える
   *[no] 「いいえ」と答える
}
board-answer-any = 答える
board-answer-look = その答えは選べません。わけは、おさえて見てください。

board-recommend = 隊長を推薦する
board-recommend-pick = まず席を選んでください。
board-recommend-send = 推薦する
board-recommend-change = 選びなおす
board-recommend-in = 推薦を出しました。全員が決めるまで変えられます。
board-recommend-in-own = { $name }さんを推薦しました。
board-recommend-missing = { $n ->
    [0] 全員が選びました。
   *[other] あと{ $n }人が選んでいます。
}
board-recommend-look = その席は推薦できません。わけは、おさえて見てください。

board-lineup = 整列させる
board-lineup-title = 整列
board-lineup-order = 左から右へ、小さい順に。
board-lineup-out = { $tile }を外す
board-lineup-back = { $tile }を戻す
board-lineup-none-out = 外したタイルはありません。
board-lineup-all = ここでは1枚も外しません。
board-lineup-must = まず1枚外してください。
board-lineup-send = この順に並べる
board-lineup-sure = { $row }と並べますか
board-lineup-final = すぐに左から順に表にします。

board-record = 質問の記録
board-questions = 質問の記録
board-who-whom = だれ → だれに
board-question = 問い
board-answer = 答え
board-answer-yes = はい
board-answer-no = いいえ
board-answer-open = …
board-no-questions = 質問はまだありません。
board-command-mark = 隊長
board-looks = だれが何を見たか
board-order = 順
board-seat = 見た人
board-looked-at = タイル
board-no-looks = まだ誰も見ていません。
board-votes = 推薦
board-voted = 推薦した人
board-totals = 得点

board-marks = 推理メモ
board-marks-hint = 数字をおすと、消す・確か・もとに戻す。あなただけに見えます。
board-marks-of = タイル{ $tile }
board-mark = タイル{ $tile }、{ $value }：{ $mark ->
    [out] 消した
    [sure] 確か
   *[open] ありうる
}
board-free-text = 自由に書く
board-show-notes = メモをみんなに見せる
board-show-notes-all = これをみんなに見せる
board-show-notes-hint = 次のラウンドが始まるまで、全員とテーブル画面にこう表示されます。
board-show-none = このラウンドのメモはまだありません。
board-hide-notes = メモを隠す
board-notes-of = { $name }さんの第{ $n }ラウンドのメモ
board-shown = 公開されたメモ
board-shown-by = メモを公開した人：{ $names }
board-guess = タイル{ $tile }、{ $sure ->
    [yes] { $values }で確か
   *[no] { $values }が残っている
}{ $right ->
    [yes] 、当たり
    [no] 、外れ
   *[open] {""}
}
board-guess-none = －
board-review = ふり返り
board-review-prompt = みんなでふり返りましょう。見せたい人はメモを公開できます。
board-review-waiting = まだふり返っている人：{ $names }
board-review-ready = 準備ができました。全員がそろうと次のラウンドが始まります。

board-reveal-title = 第{ $n }ラウンド：列を表に
board-reveal-over = 第{ $n }ラウンド終了
board-reveal-none = 整列は行われませんでした。
board-reveal-left-out = 外したタイル
board-reveal-now = すぐに全部めくる
board-reveal-wait = 左から順にめくっています。
board-held = タイル
board-side = 陣営
board-side-knight = 騎士
board-side-witch = 魔女
board-side-bewitched = 虜
board-points = 得点
board-total = 合計
board-plus = ＋{ $n }点
board-next-round = 第{ $n }ラウンドへ
board-to-end = 結果へ
board-end-title = 3ラウンドを終えて
board-waits = 第{ $n }ラウンドが始まっています。
board-waits-you = 第{ $n }ラウンド、あなたの番です。
board-rounds-won = 3ラウンド中{ $n }回成功
board-reveal-after = 隠れていたもの

board-say-inspect = { $who }さんがタイルを見ます。
board-say-ask = { $who }さんが質問します。
board-say-answer = { $who }さんから{ $whom }さんへ。{ $question }
board-say-answered = { $who }さんの答えは「{ $yes ->
    [yes] はい
   *[no] いいえ
}」。
board-say-recommend = みんなで隊長を選んでいます。
board-say-command = 隊長は{ $who }さん。もうひとつ質問します。
board-say-lineup = 隊長の{ $who }さんが並べます。お静かに。
board-say-review = みんなでふり返っています。
board-say-looked = { $who }さんが{ $tile }を見ました。

# The first guided game
guide-voice-eins = 先駆けのアインス
guide-voice-due = 二度かぞえるドゥーエ
guide-voice-tri = 大盾のトライ
guide-voice-chetyre = 弁舌のチェティーレ
guide-voice-oh = 長斧のオウ
guide-voice-liu = 薬師のリュー
guide-voice-jet = しんがりのジェット
guide-end = これでひと通りです。次は、だれを信じるか自分で決めてください。
guide-look = まず自分のタイルを見て、それからもう一枚見ます。どこを見たかは全員に、何を見たかはあなただけに。
guide-look-dark = 今度はあなたが魔女です。どこを見てもいい。あなたを見た人は味方になります。
guide-look-again = 配り直しです。ほかの人が見ないタイルを見れば、みんなで多くを知れます。
guide-arrows = 矢印を見ていて。魔女を見た人はその場で虜になり、それを隠します。
guide-ask = 魔女と目が合い、このラウンドは虜です。疑っているように聞いてください。
guide-ask-first = 席をえらび、その人が知っていて自分が知らないタイルのことを聞きます。答えは「はい」か「いいえ」だけ。
guide-ask-dark = 列がまちがえば、あなたたちの勝ち。だれの役にも立たないことを聞きましょう。
guide-ask-again = 疑わしい人のことは、その人を見た人に聞くこと。ひとりの嘘も、ふたりでは合いません。
guide-answer-dark = あなたは魔女の側。本当でも嘘でも、好きに答えられます。
guide-answer = 騎士はいつも本当のことを答えます。点線のボタンにふれると、理由がわかります。
guide-listen = 数えていてください。答えは本当か、さもなければ魔女の側からです。
guide-recommend = 隊長を推薦します。信じられる人を、自分でもかまいません。並べるのは隊長だけです。
guide-recommended = 決めたら待つだけ。全員がそろうと、いっせいに見えます。
guide-command = あなたが隊長です。もう一つだけ聞けます。するどい問いは、嘘を嘘つきに返します。
guide-command-other = 隊長がもう一つ聞きます。隊長が虜なら、騎士はそのラウンドを失います。
guide-line = 騎士を小さい順に並べ、魔女だと思う一枚を外してください。
guide-line-other = 隊長が列を並べます。それから全部めくります。三ラウンド目がいちばん大きい。

# Presets
preset-first = うそなし
preset-first-help = 魔女はおらず、全員で勝つか負けるか。はじめての夜や、うそが苦手な人に。
preset-basic = 魔女あり
preset-basic-help = 本来の遊び方。五人がいちばん。だれかひとりが魔女です。
preset-sharp = 慣れた人に
preset-sharp-help = 何枚かは箱に残ります。魔女もその中かもしれません。
preset-three = 少ない人数で
preset-three-help = 三、四人用。全員が二回見ます。魔女は中央にいるかもしれません。

# 棋譜：だれが何を知っていたか
knew-side = { $name }：{ $side }
