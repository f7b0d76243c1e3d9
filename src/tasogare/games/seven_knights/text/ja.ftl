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
