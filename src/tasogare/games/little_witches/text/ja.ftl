game-name = 小さな魔女とふしぎなお家
game-tagline = 先生が隠す二つの魔法陣。生徒は足跡を読み、先回りしてじゃまをする。
name = { game-name }
tagline = { game-tagline }

# オプション
option-students = 生徒の人数
option-students-help = 先生が一席、残りはみな生徒です。一人で何人かの生徒を受け持ってもかまいません。
option-students-2 = 二人
option-students-3 = 三人
option-students-4 = 四人
option-mode = 先生
option-mode-help = 生徒が力を合わせるか、競い合うか。
option-mode-kind = やさしい先生
option-mode-kind-help = 生徒は協力します。全員で合格するか、全員が落ちるかです。
option-mode-mean = いじわるな先生
option-mode-mean-help = 課題は秘密で、秘密の課題も一枚ずつ。全体の合格が必要ですが、勝つのは一位だけ。裏切り者がいるかもしれません。
option-actions = 行動の数
option-actions-help = 生徒一人が一ラウンドにできる行動の数。三回なら生徒にやさしくなります。初めての試験や、生徒が二人のときにおすすめです。
option-actions-2 = 二回
option-actions-3 = 三回
option-string = ひもの長さ
option-string-help = 魔女と使い魔がどこまで離れられるか。となりのマスまでを1とします。長いほど生徒にやさしくなります。

# 段階
round = ラウンド{ $n }／7
phase-dealing = 配る
phase-standing = 先生の登場
phase-entering = 生徒の登場
phase-laying = 先生の足跡
phase-searching = 生徒の探索
phase-graded = 成績
prompt-dealing = カードを配っています。
prompt-standing = 最初のチップを置くマスを選んでください。
prompt-entering = 魔女とスタートマスを選んでください。
prompt-laying = チップを直線でつないで置き、最後に障害物を置きます。
prompt-laying-chip = { $left ->
   *[other] あと{ $left }枚、直前のチップから直線上のマスに置きます。
}
prompt-laying-foul = 痕跡を置けるマスがありません。素材を五つ置き、魔法陣を一つ無効にします。
prompt-laying-void = 無効にする魔法陣を選んでください。
prompt-laying-block = 空いている場所に障害物を置いてください。
prompt-laying-block-move = 障害物は四つとも出ています。一つを別の場所へ動かしてください。
prompt-laying-done = 足跡をもう一度確かめてから決定してください。
prompt-searching = あなたの番です。移動、探索、採取、パスのどれかを。
prompt-searching-left = { $left ->
   *[other] 行動はあと{ $left }回。移動、探索、採取、パスのどれかを。
}
prompt-graded = 試験は終わりました。
wait-dealing = カードを配っています。
wait-standing = 先生が始めるマスを選んでいます。
wait-entering = { $name }が魔女を選んでいます。
wait-laying = 先生が足跡をつけています。
wait-searching = 生徒たちが家の中を探しています。
wait-searching-one = { $name }が探しています。
wait-graded = 試験は終わりました。

# 家
shape-circle = 丸
shape-triangle = 三角
shape-square = 四角
colour-red = 赤
colour-blue = 青
colour-yellow = 黄
colour-purple = 紫
colour-green = 緑
letter-red = 赤
letter-blue = 青
letter-yellow = 黄
letter-purple = 紫
letter-green = 緑
circle = { $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
    [purple] 紫
   *[green] 緑
}の{ $shape ->
    [circle] 丸
    [triangle] 三角
   *[square] 四角
}
floor-up = 二階
floor-mid = 一階
floor-base = 地下室
cell = { $column }列{ $row }段
cell-long = { $column }列{ $row }段：{ $one }・{ $two }・{ $three }の{ $shape ->
    [circle] 丸
    [triangle] 三角
   *[square] 四角
}
start = スタート{ $start }
wall-up = 二階の壁
wall-base = 地下室の壁
wall-outer = 外壁
obstacle = 障害物
spot = { $one }と{ $other }の間
supply = { $left ->
    [0] 手元に障害物はありません
   *[other] 手元の障害物：{ $left }つ
}

# チップ
kind-A = 痕跡A
kind-B = 痕跡B
kind-herb = 薬草
kind-bone = 骨
kind-gem = 宝石
kind-ink = インク
kind-feather = 羽根
chip-down = ラウンド{ $round }の{ $order }枚目、ウラ向き
chip-up = ラウンド{ $round }の{ $order }枚目：{ $kind }
material = 素材
trace = 痕跡

# 魔女
witch-blue = 青の魔女
witch-red = 赤の魔女
witch-white = 白の魔女
witch-yellow = 黄の魔女
witch-blue-power = 障害物にじゃまされません。
witch-red-power = 地下室の壁にじゃまされません。
witch-white-power = 二階の壁にじゃまされません。
witch-yellow-power = 移動と同じ行動で、移動先のチップを一枚めくれます。
pawn-witch = 魔女
pawn-familiar = 使い魔
moves-next = 次に動く
task = 個人の課題
group-tasks = グループの課題
task-hidden = 伏せられた課題
points-now = ここまで{ $points }点
taken = 採取したもの

# 秘密の課題
secret = 秘密の課題
secret-hidden = 伏せられた秘密の課題
secret-full_set = ひとそろい
secret-full_set-text = 使われている素材を一つずつ全種類：5点。
secret-favourite = お気に入り
secret-favourite-text = 同じ素材を四つ：5点。
secret-two_pairs = ふた組
secret-two_pairs-text = 自分の課題ではない二種類の素材を二つずつ：5点。
secret-trace_hunter = 痕跡ハンター
secret-trace_hunter-text = 痕跡を三つめくる：5点。
secret-keen_eye = するどい目
secret-keen_eye-text = 両方の魔法陣の痕跡をめくり、完成していない魔法陣がある：5点。
secret-teachers_pet = 先生のお気に入り
secret-teachers_pet-text = 完成した魔法陣がある：7点。グループが不可でも合格とする。
secret-head_start = 抜けがけ
secret-head_start-text = 素材の点が単独で最も多い：3点。グループが不可でも合格とする。

# 手
move-stand = ここから始める
move-enter = 家に入る
move-lay = 置く
move-void = 無効にする
move-block = 障害物を置く
move-move = 移動
move-move-stay = とどまる
move-move-flip = チップ{ $chip }をめくる
move-search = 探索
move-collect = 採取
move-pass = パス
move-undo = 戻す
move-confirm = 決定

# 先生のシート
sheet = あなたのシート
sheet-secret = あなたの魔法陣
sheet-laid = 痕跡{ $count }／{ $all }
sheet-left = まだ置いていないマス
sheet-free = { $free ->
    [0] 残りのラウンドすべてで置く必要があります。
   *[other] あと{ $free }ラウンドは置かずにいられます。
}
sheet-lost = この魔法陣はもう完成できません。
sheet-void = この魔法陣は無効です。
sheet-must = 必ず置く素材
sheet-picks = { $picks ->
    [0] 自由に選べるチップはもうありません
   *[other] 自由に選べるチップ：あと{ $picks }枚
}
sheet-warning = 毎ラウンド両方の痕跡を置いています。もう一度続けると、7ラウンド目に痕跡を置けるマスがなくなります。
sheet-line = 直線上のマス

# 生徒のシート
deduction = 魔法陣シート
deduction-help = ありえないものに印をつけましょう。痕跡はその魔法陣のマスにしかなく、二つの魔法陣は形が違います。
deduction-auto = オモテのチップから自動で消す
deduction-maybe = ありうる
deduction-out = ありえない
deduction-a = Aかもしれない
deduction-b = Bかもしれない

# できごと
log-deal = 先生が魔法陣を二つ引きました。
log-deal-removed = { $material ->
    [herb] 薬草
    [bone] 骨
    [gem] 宝石
    [ink] インク
   *[feather] 羽根
}は今回使いません。
log-stand = 先生は{ $cell }から始めます。
log-enter = { $name }は{ $witch ->
    [blue] 青の魔女
    [red] 赤の魔女
    [white] 白の魔女
   *[yellow] 黄の魔女
}になり、{ $start }から始めます。
log-lay = ラウンド{ $round }：{ $order }枚目が{ $cell }に置かれました。
log-void = 置けない足跡でした。先生が魔法陣を一つ無効にしました。
log-foul = ラウンド{ $round }は痕跡を置けず、素材が五つ置かれました。
log-block = { $spot }に障害物が置かれました。
log-block-moved = { $old }の障害物が{ $spot }へ移りました。
log-move = { $name }：{ $pawn ->
    [witch] 魔女
   *[familiar] 使い魔
}が{ $place }へ移動。
log-move-stay = { $name }：{ $pawn ->
    [witch] 魔女
   *[familiar] 使い魔
}はとどまりました。
log-turn = { $name }がチップ{ $chip }をめくりました：{ $kind ->
    [A] 痕跡A
    [B] 痕跡B
    [herb] 薬草
    [bone] 骨
    [gem] 宝石
    [ink] インク
   *[feather] 羽根
}。
log-collect = { $name }が{ $kind ->
    [herb] 薬草
    [bone] 骨
    [gem] 宝石
    [ink] インク
   *[feather] 羽根
}を採取しました。
log-pass = { $name }はパスしました。
log-round = ラウンド{ $round }が始まります。
log-graded = 試験は終わりました。
log-grade = 成績：{ $grade }
log-points = { $name }：合計{ $points }点
log-circle = 魔法陣{ $trace }：{ $circle }、{ $end }

# 結果
grade = 成績
grade-excellent = 優
grade-good = 良
grade-fair = 可
grade-fail = 不可
grade-excellent-from = 優は{ $points }点から
grade-good-from = 良は{ $points }点から
grade-fair-from = 可は{ $points }点から
source-circles = 完成しなかった魔法陣
source-personal = 個人の課題
source-group = グループの課題
source-other = その他の素材
source-secret = 秘密の課題
source-materials = 素材
source-total = グループ点
source-own = 個人点
circle-complete = 完成
circle-incomplete = 未完成
circle-void = 無効
certificate = 卒業証明書
certificate-rank = { $rank }位の卒業証明書
certificate-none = 卒業証明書なし
result-teacher = 二つの魔法陣が完成しました。先生の勝ちです。
result-fail = グループは不可でした。先生の勝ちです。
result-fail-beside = グループは不可でした。先生の勝ちです。{ $names }もいっしょに勝ちました。
result-pass = 生徒は合格しました。全員の勝ちです。
result-rank = グループは合格し、{ $names }が一位です。

# できない理由
refused-no_such_cell = { $cell }というマスはありません。
refused-no_such_start = { $start }というスタートマスはありません。
refused-witch_taken = その魔女はもう席{ $seat }が選びました。
refused-not_on_teacher = ゲーム最初のチップは先生のいるマスに置きます。{ $cell }には置けません。
refused-not_in_line = { $cell }は、直前のチップから縦・横・斜めの直線上にありません。
refused-pawn_there = { $cell }には生徒のコマがいます。
refused-twice_on_a_cell = { $cell }にはこのラウンドのチップがもうあります。
refused-kind_used = その種類はこのラウンドでもう置きました。
refused-kind_removed = その素材は今回使いません。
refused-foul_trail = このラウンドの始めに痕跡を置けるマスがなかったので、素材しか置けません。
refused-not_its_circle = { $cell }はその痕跡の魔法陣のマスではありません。
refused-trace_there = その痕跡は{ $cell }にもうあります。
refused-personal_first = 残りのチップは個人の課題の素材に必要です。
refused-needs_a_trace = そこに置くと足跡を最後まで置けません。このラウンドは痕跡が一つ必要です。
refused-trail_complete = このラウンドのチップはすべて置きました。
refused-trail_first = { $chips ->
   *[other] 先にあと{ $chips }枚のチップを置いてください。
}
refused-void_first = 先に魔法陣を一つ無効にしてください。
refused-void_already = その魔法陣はもう無効です。
refused-no_foul = 今は魔法陣を無効にできません。
refused-no_such_spot = { $spot }は障害物を置ける場所ではありません。
refused-obstacle_there = { $spot }にはもう障害物があります。
refused-no_obstacle_there = { $spot }に障害物はありません。
refused-supply_first = { $left ->
   *[other] 手元に障害物が{ $left }つ残っています。そちらを置いてください。
}
refused-supply_empty = 障害物は四つとも出ています。一つを動かしてください。
refused-no_such_place = { $place }という場所はありません。
refused-out_of_reach = { $place }まではひもが届きません。
refused-only_yellow_turns_up = 移動しながらめくれるのは黄の魔女だけです。
refused-no_such_chip = そのチップはありません。
refused-chip_collected = そのチップはもう採取されました。
refused-chip_elsewhere = そのチップはコマのいるマスにありません。
refused-already_up = そのチップはもうオモテです。
refused-still_down = そのチップはウラ向きです。まず探索してください。
refused-trace_stays = 痕跡は採取できません。

# 合わないオプション
record-students_and_seats = { $seats }席なら先生が一席で、残りが生徒です。生徒{ $students }人にはなりません。

# 文字での相談
channel-all = 全員

# ブラウザーの盤面
board-gap = { "" }
board-sub = { $mode }・{ $where }
board-why = なぜこの画面なの？
board-students = 生徒
board-student = { $name }、{ $n }番の席{ $me ->
    [yes] （あなた）
   *[no] { "" }
}：{ $witch ->
    [blue] 青の魔女
    [red] 赤の魔女
    [white] 白の魔女
    [yellow] 黄の魔女
   *[none] 魔女はまだ
}、{ $left ->
    [0] 行動は終わり
   *[other] 行動はあと{ $left }回
}
board-left = { $left ->
    [0] 行動は終わり
   *[other] 行動はあと{ $left }回
}
board-teacher = 先生：{ $name }
board-not-in = まだ家に入っていません。
board-next-pawn = 次に動くのは{ $pawn ->
    [witch] 魔女
   *[familiar] 使い魔
}です。
board-none-taken = まだなし
board-cell = { $cell }、{ $one }・{ $two }・{ $three }の{ $shape ->
    [circle] 丸
    [triangle] 三角
   *[square] 四角
}
board-house = 家の図：三つの階に{ $cells }マス、チップ{ $chips }枚、障害物{ $tiles }つ
board-teacher-here = 先生がいます
board-pawn = { $name }の{ $witch ->
    [blue] 青
    [red] 赤
    [white] 白
   *[yellow] 黄
}の{ $pawn ->
    [witch] 魔女
   *[familiar] 使い魔
}
board-needs = { $trace }がまだ必要
board-lit = 選べます
board-spot = { $spot }に障害物を置く
board-spot-taken = { $spot }の障害物を動かす
board-tasks = 素材と、それを課題にしている人
board-task-group = 全員 2
board-task-of = { $name ->
    [me] あなた 3
   *[other] { $name } 3
}
board-task-someone = だれか 3
board-collected = 採取した数：{ $count }
board-points = 素材の点
board-pad = あなたの魔法陣とチップ
board-pad-lay = あなたの魔法陣と、これから置くチップ
board-kinds = これから置けるチップ
board-sheet = { $all }つのうち{ $laid }つ、{ $free ->
    [0] 余裕なし
   *[other] 余裕{ $free }回
}
board-sheet-lost = { $all }つのうち{ $laid }つ、完成不能
board-sheet-void = 無効
board-must = 下線のチップは必ず置きます。{ $picks ->
    [0] ほかには置けません。
   *[other] ほかに{ $picks }枚は自由です。
}
board-any = 必ず置くチップは済みました。自由に選べます。
board-no-trace-cell = いま直線上に{ $kind }を置けるマスはありません。
board-lay-left = { $left ->
   *[other] あと{ $left }枚、チップを置きます。
}
board-lay-hint = 光るマスを選び、置くチップを選びます。
board-now-kind = パッドを開き、置くチップを選んでください。
board-nothing-to-undo = 取り消すものがありません。
board-block-first = 先に障害物を置いてください。
board-lift-first = 先に、動かす障害物を選んでください。
board-pick-witch = 魔女を選んでください。
board-pick-start = 盤面でスタートマス（S1からS4）を選んでください。
board-witches = 魔女
board-witch-blue = 青
board-witch-red = 赤
board-witch-white = 白
board-witch-yellow = 黄
board-enter-at = { $start }から入る
board-own = あなたの課題と秘密の課題
board-reach = あなたの{ $pawn ->
    [witch] 魔女
   *[familiar] 使い魔
}が行ける場所は{ $count }か所です。
board-done = このラウンドの行動は終わりました。
board-move-how = 光る場所を選ぶか、輪の光るコマを引いて動かします。
board-move-to = { $place }へ移動
board-search = { $chip }を探索
board-search-none = あなたのコマのいるマスに、ウラ向きのチップはありません。
board-which-search = どのチップをめくりますか？
board-collect = { $chip }を採取
board-collect-none = あなたのコマのいるマスに、オモテ向きの素材はありません。
board-which-collect = どれを採取しますか？
board-flip = いっしょにめくるチップ：
board-flip-none = なし
board-trail = 足跡
board-trail-n = 足跡{ $n }
board-trail-of = ラウンド{ $n }の足跡。一つ前を見る
board-order = チップ
board-where = マス
board-now = いま
board-no-chips = チップはまだ置かれていません。
board-down = ウラ向き
board-turned-by = { $what }（{ $name }がめくった）
board-taken-by = { $what }（{ $name }が採取した）
board-grades = 可は{ $fair }点、良は{ $good }点、優は{ $excellent }点から。完成していない魔法陣は一つ{ $circles }点です。
board-key = 色
board-deduction-help = 魔法陣を選ぶと線で消します。もう一度選ぶと「確か」の印になります。
board-by-hand = 自分で消す
board-by-chips = チップからも消す
board-circle-mark = { $circle }：{ $mark ->
    [out] 消した
    [sure] 確か
   *[open] ありうる
}{ $may ->
    [both] 、AかBかもしれない
    [A] 、Aかもしれない
    [B] 、Bかもしれない
   *[none] { "" }
}
board-free-text = 自分用のメモ
board-log-turn = { $name }がラウンド{ $round }の{ $order }枚目をめくりました：{ $kind ->
    [A] 痕跡A
    [B] 痕跡B
    [herb] 薬草
    [bone] 骨
    [gem] 宝石
    [ink] インク
   *[feather] 羽根
}。
board-total-of = グループの点は{ $total }点。合格には{ $need }点が必要でした。
board-student-name = 生徒
board-source-personal = 個人
board-source-group = 全員
board-source-other = その他
board-source-secret = 秘密
board-rank = 順位
board-met = 達成
board-not-met = 未達成

# The first guided game
guide-end = 採点です。集めた素材と、完成させなかった魔法陣が点になります。
guide-standing = 先生が立つ場所を決めています。秘密の魔法陣は二つ、それぞれ形と色ひとつずつです。
guide-enter = 魔女とスタートマスを選びます。あなたと使い魔はそこから、一本のひもでつながって始めます。
guide-enter-others = もうひとりの生徒が入ります。同じ魔女は選べません。
guide-laying = 先生が一直線ずつ、ウラ向きにチップを置いていきます。素材もあれば、魔法陣の痕跡もあります。
guide-laying-again = 先生はまた置き、最後に障害物を置きます。ひもはそれを避けて曲がり、届く先が短くなります。
guide-walk = 行動は一ラウンドに三回。オモテになっている側の駒を、ひもの届くかぎり、チップのあるマスへ動かします。
guide-search = 次は調べます。自分の駒のどちらかがいるマスのチップをめくります。素材ならすぐ手に入ります。
guide-read = 痕跡は手がかりです。そのマスは魔法陣のもの。ありえない魔法陣は一覧から消えていきます。
guide-stand = 先生がまだ必要とするマスに立ちましょう。生徒の駒がいるマスには置けません。
guide-others = もうひとりの生徒の番です。やさしい先生なら、合格も不合格もみんな一緒です。

# Presets
preset-easy = はじめての試験
preset-easy-help = やさしい先生。生徒の行動は一ラウンドに三回。
preset-kind = やさしい先生
preset-kind-help = 合格も落第も、生徒はみんな一緒です。
preset-mean = いじわるな先生
preset-mean-help = 生徒は競い合い、落第を願う人もいるかもしれません。

# 棋譜：だれが何を知っていたか
knew-circle = 魔法陣{ $trace }：{ $circle }
knew-task = { $name }の課題：{ $kind }
knew-secret = { $name }の秘密の課題：{ $secret }
knew-chip = { $order }枚目 { $kind }
knew-chips = ウラ向き、ラウンド{ $round }：{ $chips }
