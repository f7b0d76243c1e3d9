game-name = ミュー
game-tagline = 手札で競り、相棒と組むトリックテイキング
name = { game-name }
tagline = { game-tagline }

# オプション
option-chief_trump = チーフの切り札
option-chief_trump-help = バイスのあとで、チーフが何を指定できるか。
option-chief_trump-other_kind = もう一方の種類
option-chief_trump-other_kind-help = バイスが色なら数字、数字なら色。または切り札なし。
option-chief_trump-free = 自由
option-chief_trump-free-help = 出した札にあるもので、バイスの切り札と同じでなければ何でも。または切り札なし。
option-bonus_cap = ボーナスの上限
option-bonus_cap-help = ボーナスはこれより大きくなりません。失点には上限がありません。
option-end_score = 終了点
option-end_score-help = ディールのあと、誰かの得点がこれを超えたら終わりです。
option-hands = ディール数
option-hands-help = 得点にかかわらず、この回数で終わります。
option-memory_aid = 記憶の助け
option-memory_aid-help = このディールの前のトリックを見返せます。

# カード、色、切り札
colour-r = 赤
colour-y = 黄
colour-g = 緑
colour-b = 青
colour-p = 紫
card = { $colour }の{ $rank }
trump-r = 赤
trump-y = 黄
trump-g = 緑
trump-b = 青
trump-p = 紫
trump-0 = 数字の0
trump-1 = 数字の1
trump-2 = 数字の2
trump-3 = 数字の3
trump-4 = 数字の4
trump-5 = 数字の5
trump-6 = 数字の6
trump-7 = 数字の7
trump-8 = 数字の8
trump-9 = 数字の9
trump-none = 切り札なし
tier-double = ダブルトランプ
tier-chief = チーフの切り札
tier-vice = バイスの切り札
tier-led = リードの色

# 役割と陣営
role-chief = チーフ
role-vice = バイス
role-partner = パートナー
role-dealer = ディーラー
side-chief = チーフ側
side-others = ほかの人たち
badge-chief = C
badge-vice = V
badge-partner = P

# いますること、待っていること
prompt-dealing = カードを配っています。
prompt-bidding = カードを出すか、パスします。
prompt-bidding-hint = { $most ->
    [0] もう出せるカードがありません。
   *[other] あと{ $most }枚まで出せます。
}
prompt-naming_as_vice = バイスの切り札を指定します。
prompt-naming_as_vice-hint = 自分が出した札にある色か数字です。
prompt-naming_as_chief = チーフの切り札を指定します。
prompt-naming_as_chief-hint = 「なし」も選べます。ボーナスが変わります。
prompt-choosing_partner = パートナーを選んでください。
prompt-choosing_partner-hint = バイス以外の誰でも。ボーナスは二人とももらえます。
prompt-playing = カードを1枚出してください。
prompt-leading = どの札でもリードできます。
prompt-following = { $suit ->
    [trump] 切り札があれば出します。
    [r] 赤があれば赤を出します。
    [y] 黄があれば黄を出します。
    [g] 緑があれば緑を出します。
    [b] 青があれば青を出します。
   *[p] 紫があれば紫を出します。
}
prompt-over = ゲームは終わりました。
wait-dealing = カードを配っています。
wait-bidding = { $name }が、カードを出すかパスするか考えています。
wait-naming_as_vice = バイスの{ $name }が切り札を考えています。
wait-naming_as_chief = チーフの{ $name }が切り札を考えています。
wait-choosing_partner = { $name }がパートナーを選んでいます。
wait-playing = { $name }の番です。
wait-over = ゲームは終わりました。

# ボタン
move-pass = パス
move-bid = { $count ->
    [0] カードを出す
   *[other] { $count }枚出す
}
move-trump = { $trump }に決める
move-partner = { $name }と組む
move-play = { $card }を出す

# 卓
sort-colour = 色の順
sort-trump = 切り札の順
sort-hand = 手札の並べ方
hand-number = 第{ $hand }ディール
highest-bid = 最多：{ $cards }枚
may-add = あと{ $most }枚まで
passed = パス
last-trick = 直前のトリック
earlier-tricks = これまでのトリック
trick-number = 第{ $trick }トリック
trump-order = 切り札（強い順）
goal = 目標{ $target }点、いま{ $so_far }点
goal-bonus = ボーナス 各{ $bonus }点
in-this-trick = このトリックに{ $pips }点
auction = 競り
targets = 目標とボーナス
score-sheet = 得点表
column-cards = 枚数
column-target = 目標
column-colour = 色
column-one_or_seven = 1か7
column-rank = ほかの数字
column-none = なし
column-seat = 席
column-bid = 出した札
column-total = 合計
column-pips = トリックの点
column-bonus = ボーナス
column-penalty = 失点・加点
tricks-and-pips = { $won }トリック、{ $pips }点

# 経過
log-deal = 第{ $hand }ディール。ディーラーは{ $name }。
log-bid = { $name }が{ $cards }を出した（合計{ $total }枚）。
log-pass = { $name }はパス。
log-roles = チーフは{ $chief }、バイスは{ $vice }。
log-roles-no_vice = チーフは{ $chief }。バイスはいない。
log-trump = { $name }が{ $trump }を指定した。
log-partner = { $name }は{ $partner }をパートナーに選んだ。
log-play = { $name }が{ $card }を出した。
log-trick = { $name }がトリックを取った（{ $pips }点）。

# ディールの結果
result-made = { $chief }と{ $partner }は目標{ $target }点に対して{ $made }点。達成！ それぞれ{ $bonus }点のボーナス。
result-missed = { $chief }と{ $partner }は目標{ $target }点に対して{ $made }点。{ $short }枚分の不足。
result-reached = この点で届くのは{ $reached }枚の入札まで。
result-eklat = { $cards }枚でエクラ。引き起こしたのは{ $name }。このディールはプレイしません。
result-silent = 誰も入札しなかったので、得点はありません。
result-line-pips = トリックの点：{ $pips }
result-line-bonus = ボーナス：+{ $bonus }
result-line-loss = 入札失敗：-{ $loss }
result-line-gain = チーフの失敗：+{ $gain }
result-line-eklat-loss = エクラを起こした：-{ $loss }
result-line-eklat-gain = エクラで並ばれた：+{ $gain }
result-line-total = 合計：{ $total }
result-winner = { $name }が{ $total }点で勝ちました。
result-winners = { $names }が{ $total }点で勝利を分け合いました。

# できない理由
refused-deal_first = 先にカードを配ります。
refused-deal_deck = 山札全部を、{ $seats }人に{ $size }枚ずつ配らなければなりません。
refused-bid_or_pass = 競りの最中です。カードを出すか、パスしてください。
refused-bid_empty = 入札は1枚からです。出さないならパスしてください。
refused-bid_too_many = 出せるのはあと{ $most }枚までです（{ $got }枚は多すぎます）。場の最多より1枚多いところが上限です。
refused-card_not_held = 手札に{ $card }がありません。
refused-name_trump = 自分が出した札にある切り札を指定してください。
refused-vice_must_name = バイスは必ず切り札を指定します。
refused-trump_not_laid = あなたが出した札に{ $trump }はありません。
refused-trump_of_vice = { $trump }はもうバイスが指定しました。
refused-trump_same_kind = { $trump }は選べません。バイスが色なら数字、数字なら色、または「なし」です。
refused-choose_partner = パートナーを選んでください。
refused-partner_self = 自分をパートナーにはできません。
refused-partner_vice = バイスをパートナーにはできません。
refused-play_card = トリックにカードを1枚出してください。
refused-must_follow = { $suit ->
    [trump] 切り札がリードされ、あなたは切り札を持っています。{ $card }は出せません。
    [r] 赤がリードされ、あなたは赤を持っています。{ $card }は出せません。
    [y] 黄がリードされ、あなたは黄を持っています。{ $card }は出せません。
    [g] 緑がリードされ、あなたは緑を持っています。{ $card }は出せません。
    [b] 青がリードされ、あなたは青を持っています。{ $card }は出せません。
   *[p] 紫がリードされ、あなたは紫を持っています。{ $card }は出せません。
}

# ブラウザの盤面
board-joiner = 、
board-sub = 第{ $hand }ディール・{ $phase }
board-sub-trick = 第{ $hand }ディール・トリック{ $trick } / { $tricks }
board-phase-dealing = 配り
board-phase-bidding = 競り
board-phase-naming_as_vice = 切り札
board-phase-naming_as_chief = 切り札
board-phase-choosing_partner = パートナー選び
board-phase-over = 終了
board-trumps = 切り札
board-led = リード
board-goal-alone = { $chief }と相棒の目標は{ $target }点
board-goal-two = { $chief }と{ $partner }の目標は{ $target }点
board-here = 場に+{ $pips }
board-bid-of = 入札{ $cards }枚
board-others = ほかの人たちは{ $pips }点
board-highest = 最多：{ $cards }枚（{ $names }）
board-no-bid = まだ入札なし
board-may-add = { $name }はあと{ $most }枚まで
board-bonus-each = チーフの切り札ごとのボーナス（各自）
board-total = 計{ $total }点
board-open = 表の札
board-open-mark = 表
board-you = あなた
board-leads = { $name }から
board-leads-mark = リード
board-winning = いま最強
board-gather = タップで次へ
board-why = なぜこの画面？
board-hand = あなたの手札、{ $cards }枚
board-sort = 並べ方：{ $order }
board-picked = 選択中
board-hint-hold = 押しているあいだ、出せる札がわかります。
board-hint-open = 手札を開くと、出せる札がわかります。
board-hint-raised = 高く出ている札を出せます。
board-lies-open = { $card }はもう表に出ています。
board-lay-first = 先に、手札から出す札を選んでください。
board-play = 出す
board-play-first = 先に、手札から1枚選んでください。
board-name = 切り札を決める
board-name-which = どの切り札
board-name-first = 先に、色か数字を選んでください。
board-name-for = { $trump }に決める（各{ $bonus }点）
board-partner = パートナーを決める
board-partner-which = 誰と組むか
board-partner-first = 先に、相手を一人選んでください。
board-hand-over = 第{ $hand }ディール終了
board-points-of = 第{ $hand }ディールの得点
board-head-no = 回
board-head-pips = トリック
board-head-penalty = ±
board-head-hand = 今回
board-yours = あなた：
board-eklat = エクラ
board-silent = 入札なし
board-no-hand = 終わったディールはまだありません。
board-tricks = トリック
board-no-memory = このゲームでは、前のトリックは見返せません。
board-next-hand = 第{ $hand }ディールへ
board-to-end = 結果へ
board-goes-on = 第{ $hand }ディールが始まりました。
board-waits-you = 第{ $hand }ディールが始まり、あなたの番です。
board-hand-before = 前のディール
board-hand-after = 次のディール
board-sum-target = { $cards }枚の入札には{ $target }点が必要です。
board-sum-bonus = ボーナス：10 × { $cards } + { $more }（{ $trump }）= 各{ $bonus }点
board-sum-cap = ボーナスの上限は{ $bonus }点です。
board-sum-short = { $short }枚分の不足：チーフは10 × { $short } = { $loss }点を失い、相手側はそれぞれ5 × { $short } = { $gain }点を得ます。
board-sum-eklat = 各{ $cards }枚：並んだうち最後に入札した人は1枚につき10点を失い、ほかの並んだ人は1枚につき5点を得ます。
board-log-points = { $name }：{ $points }（合計{ $total }）
board-say-leads = { $name }のリードです。
board-say-laid = { $name }が{ $count }枚出しました。

# The first guided game
guide-end = 得点表を見てください。目標に届いたか、いくらになったか、取った札が何点だったか。
guide-bid-first = 札を表に出して競ります。まず赤を一枚。あなたは赤がいちばん長いからです。
guide-bid-lead = 出した札は表のまま。一枚足して競り上げるか、パスします。この手なら三、四枚で十分です。
guide-bid = 先頭より一枚多くまで出せます。少なくても、パスしてあとで戻ってもかまいません。
guide-bid-others = ほかの人の競りです。いちばん多く出した人がチーフ、次がバイス。切り札はこの二人が決めます。
guide-vice = あなたはバイス。弱い方の切り札を決めます。たくさん持つ色か数字を。
guide-vice-other = バイスが弱い方の切り札を決めます。チーフの切り札はその上に立ちます。
guide-chief = あなたがチーフです。切り札を決めましょう。バイスが色なら数字、数字なら色です。
guide-chief-other = チーフが上の切り札を決めます。切り札の順は、いつでもひとふれで見られます。
guide-partner = パートナーを選びます。表の札が切り札に合う人を。バイスは選べません。
guide-partner-other = チーフがパートナーを選びます。残りは全員、この二人の相手です。
guide-lead = あなたから出します。何でもどうぞ。切り札で切り札を引き出すか、ほかの色の高い札を。
guide-follow = 同じスートがあれば出します。浮いた札が出せる札です。
guide-trick = 6と7は二点、1と9は零点。点の行き先を見ていましょう。

# Presets
preset-full = ひと勝負
preset-full-help = だれかが200点をこえるまで続けます。
preset-short = 五回戦
preset-short-help = 三十分ほどで終わります。
preset-sharp = 記憶だけで
preset-sharp-help = 前のトリックは見返せません。

# 棋譜：だれが何を知っていたか
knew-hand = { $name }：{ $cards }
