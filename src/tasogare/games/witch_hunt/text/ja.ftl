name = まじょさがし
tagline = 集めて、さぐって、ねこにまぎれた魔女をさがせ
game-name = { name }
game-tagline = { tagline }

# オプション
option-witches = 魔女
option-witches-help = ねこの半分より少なく。
option-crows = カラス
option-crows-help = 魔女を知っていて、魔女といっしょに勝ちます。
option-jesters = 道化師
option-jesters-help = 投票で追放されると、ひとりで勝ちます。
option-specials = 特別な役
option-specials-help = 残りは村人です。
option-specials-seer = 占い師
option-specials-herbalist = 薬草師
option-specials-guardian = 守護騎士
option-specials-pickpocket = スリ
option-places = 行ける場所
option-places-help = 場所ごとに、とれる材料が決まっています。
option-materials = 1日の材料
option-materials-help = 行ける場所の数まで。
option-seals = 封印
option-seals-help = 成功させる儀式の回数です。
option-knights_day = 騎士団の日
option-knights_day-help = 最後の日です。
option-gauge = 呪いゲージ
option-gauge-help = この回数だけ否決されると、その夜の儀式はありません。
option-potions = 薬
option-potions-help = 薬草師がカエルを元に戻せる回数です。
option-talk_seconds = 話し合いの秒数
option-talk_seconds-help = 場所選び、話し合い、提案、賛否、投票のそれぞれの時間。部屋の持ち時間があるときに計り、「ゆっくり」では二倍です。0は無制限です。
record-too_many_witches = 魔女は{ $seats }匹の半分より少なくします。届いたのは{ $got }です。
record-special_twice = 特別な役は1つずつです：{ $specials }
record-too_many_materials = { $most }か所でとれる材料は{ $most }種類までです。届いたのは{ $got }です。
record-too_many_roles = { $seats }匹に対して役が{ $got }あります。

# 役
role-villager = 村人
role-herbalist = 薬草師
role-pickpocket = スリ
role-guardian = 守護騎士
role-seer = 占い師
role-witch = 魔女
role-crow = カラス
role-jester = 道化師
as-villager = 村人
as-herbalist = 薬草師
as-pickpocket = スリ
as-guardian = 守護騎士
as-seer = 占い師
as-witch = 魔女
as-crow = カラス
as-jester = 道化師
does-villager = 魔法陣に必要な材料を集め、魔女をさがします。
does-herbalist = 薬があれば、出かけるときにカエルを1匹選んで元に戻せます。
does-pickpocket = 1日に1回、話し合いから可決までの間に、ほかのねこの手札を1枚いただきます。
does-guardian = 集めるかわりに守れます。あなたが立つ場所では、どの魔法も効きません。
does-seer = 1日に1回、話し合いから投票が終わるまでの間に、1匹が魔女かどうかを知ります。
does-witch = ねこの少ない場所へ行き、カエルに変えます。魔女どうしは知り合いです。
does-crow = 魔女がだれかを知っています。魔女はあなたを知りません。こっそり助けましょう。
does-jester = 投票で追放されたら、ひとり勝ちです。
hint-villager = だれがどこへ行くかを決めて、だれが何を持ち帰ったかを覚えておきましょう。
hint-herbalist = 魔女がいちばんねらう役です。薬のことは口にしないで。
hint-pickpocket = あるはずのない材料は、持ち主の行き先を教えてくれます。
hint-guardian = 1匹だけの場所に立ちましょう。魔女が行くのはそこです。
hint-seer = 本当のひとことは、ここぞという時に。
hint-witch = 儀式が失敗するまで、群れは襲えません。違う材料1枚が魔法をひらきます。
hint-crow = 魔女をかばいましょう。でも、みんなが疑っている魔女はやめておいて。
hint-jester = ちょっとだけ怪しく。ちょっとだけですよ。
side-village = 村人側
side-witches = 魔女側
side-jester = 道化師
form-human = 人の姿
form-frog = カエル
form-banished = 追放

# 場所とカード
place-forest = 森
place-field = 畑
place-cave = 洞窟
place-beach = 浜
place-tower = 塔
card-mushroom = きのこ
card-pumpkin = かぼちゃ
card-crystal = 水晶
card-shell = 貝がら
card-feather = 羽根
card-pebble = 小石
spell-gather = 集めるだけ
spell-gather-help = 襲いません。ふつうに材料を1枚もらえます。
spell-lonely = ひとりぼっちの夜
spell-lonely-help = ちょうど1匹だけの場所で使えます。
spell-swamp = 沼の歌
spell-swamp-help = 儀式が1回失敗してから。2匹までの場所で使えます。
spell-chorus = カエルの合唱
spell-chorus-help = 儀式が2回失敗してから。3匹までの場所で使えます。
spell-fellow = 仲間を襲う
spell-fellow-help = 先に同じ場所へ来ている、ほかの魔女が相手です。

# 上の帯
day-number = { $day }日目
day-knights = 騎士団は{ $day }日目に着きます
strip-seals = 封印
strip-failed = 失敗
strip-gauge = 呪い
strip-needed = 今夜いるもの
strip-needed-empty = アヒルが来るところです
strip-potions = 薬 { $count }
here-material = { $place }、{ $card }がとれます
here-needed = { $place }、{ $card }がとれます。今夜いるものです

# いますること
prompt-dealing = 役を配っています。
wait-dealing = 役を配っています。
prompt-readying = カードを押さえて役を見ましょう。見たら「準備完了」。
wait-readying = みんなが役を見るのを待っています。
prompt-morning = 朝です。アヒルが知らせを運んできます。
wait-morning = 朝です。アヒルが知らせを運んできます。
prompt-gathering = 行く場所をひとつ選びましょう。
prompt-gathering-help = 全員がそろうまで変えられます。だれが選んだかは見えません。
wait-gathering = ねこたちが行き先を選んでいます。
prompt-setting_out = みんな出かけていきます。
wait-setting_out = みんな出かけていきます。
prompt-collecting = { $card }を採集中。
wait-collecting = 採集中。
prompt-reporting = アヒルの発表です。
wait-reporting = あと{ $count }匹が見ています。
prompt-discussing = 話し合いましょう。終わったら「話し合い終了」。
wait-discussing = あなたは終了しました。まだ話せます。
prompt-proposing = あなたが村長です。魔法陣に入るねこを{ $count }匹選んでください。
wait-proposing = 村長の{ $name }が、魔法陣に入るねこを選んでいます。
prompt-approving = 賛成ですか、反対ですか。
prompt-approving-help = 全員がそろうまで変えられます。そろうと名前つきで公開されます。
wait-approving = 提案への賛否を待っています。
prompt-approved = 可決です。
wait-approved = 可決です。
prompt-rejected = 否決です。呪いが進みます。
wait-rejected = 否決です。呪いが進みます。
prompt-offering = 魔法陣に材料を1枚、こっそり入れましょう。
wait-offering = 魔法陣が光っています。{ $names }が材料を入れています。
prompt-revealed = 魔法陣の答えです。
wait-revealed = 魔法陣の答えです。
prompt-pointing = だれだ！
wait-pointing = だれだ！
prompt-voting = だれを追放しますか。
prompt-voting-help = 全員がそろうまで変えられます。そろうと名前つきで公開されます。
wait-voting = ねこたちが投票しています。
prompt-verdict = 開票です。
wait-verdict = 開票です。
prompt-over = ゲームは終わりました。
wait-over = ゲームは終わりました。
prompt-frog = あなたはカエルです。鳴くだけにして、ゲームのことは話さないで。
prompt-banished = あなたは追放されました。ゲームのことは話さないで。
wait-ok = あと{ $count }匹のオッケー待ちです。

# 手
move-ready = 準備完了
move-ok = オッケー
move-done = 話し合い終了
move-visit = ここへ行く
move-visit-place = { $place }へ行く
move-restore = カエルを元に戻す
move-restore-nobody = だれも戻さない
move-guard = かわりに守る
move-guard-help = 取り消せません。みんなが選んだあと、場所ごとの数を見て決めます。
move-stand = ここに立つ
move-prowl = ここへ行く
move-cast = となえる
move-divine = 占う
move-steal = 材料をいただく
move-propose = 提案する
move-approve-yes = 賛成
move-approve-no = 反対
move-offer = 入れる
move-vote = { $name }を追放
move-vote-pass = パス
move-say = ひとこと言う
power = 役の力
power-none = いま使える力はありません。
choose-restore = どのカエルに薬を使いますか。
choose-stand = どこを守りますか。
choose-prowl = どこへ行きますか。
choose-cast = そこで何をしますか。
choose-divine = だれが魔女か占いますか。
choose-steal = だれの手札に手をのばしますか。
heads = { $count ->
    [0] だれもいない
   *[other] { $count }匹
}

# 発言
say-claim = わたしは{ $role }です。
say-result = { $day }日目に{ $name }を占いました。{ $witch ->
    [yes] 魔女でした
   *[no] 魔女ではありませんでした
}。
say-went = 今日は{ $place }に行きました。
say-suspect = { $name }が怪しいと思います。
say-trust = { $name }を信じます。

# 自分だけが知ること
my-hand = 手札
my-hand-empty = 手札なし
my-place = { $place }に行きました。
my-guard = { $place }を守りました。
my-stopped-yes = 魔法を防ぎました。
my-stopped-no = あなたの所では、だれも襲われませんでした。
my-restored = あなたの薬で{ $name }が元に戻りました。
my-restored-not = 襲われたため、薬は使われませんでした。
my-vision-witch = { $name }は魔女です。
my-vision-not = { $name }は魔女ではありません。
my-theft = { $name }から{ $card }をいただきました。
my-theft-empty = { $name }の手札は空でした。
my-lost = 手札から{ $card }が消えました。
my-offered = { $card }を入れました。
my-fellow = { $name }も魔女です。
my-witch = { $name }は魔女です。

# 記録
log-morning = { $day }日目。いるもの：{ $cards }
log-report-safe = みんな無事に戻ってきました。
log-report-frog = { $name }が池で見つかりました。カエルです。
log-report-back = { $name }が元に戻りました。
log-propose = { $name }の提案：{ $names }
log-approve-passed = 可決。賛成：{ $yes }　反対：{ $no }
log-approve-rejected = 否決。賛成：{ $yes }　反対：{ $no }
log-gauge-full = 呪いがいっぱいです。今夜の儀式はありません。
log-ritual-success = 儀式は成功しました。
log-ritual-failure = 儀式は失敗しました。
log-vote = { $name }は{ $target }に投票。
log-vote-pass = { $name }はパス。
log-banished-witch = { $name }は追放されました。魔女でした。
log-banished-not = { $name }は追放されました。魔女ではありませんでした。
log-banished-nobody = だれも追放されませんでした。
log-say = { $name }「{ $text }」
log-nobody = なし

# おわり
result-village-seals = 封印が完成しました。村人側の勝ちです。
result-village-frogs = 残りの魔女がみんなカエルになりました。村人側の勝ちです。
result-village-banished = 魔女をすべて追放しました。村人側の勝ちです。
result-village-knights = 騎士団が魔女を連れていきました。村人側の勝ちです。
result-witches-outnumbered = 魔女がほかのねこと並びました。魔女側の勝ちです。
result-witches-knights = 騎士団は魔女を見つけられませんでした。魔女側の勝ちです。
result-jester-jester = 道化師が追放されました。道化師のひとり勝ちです。
result-frogs = { $count ->
    [0] 池にカエルはいません。
   *[other] 池のカエル：{ $count }匹
}
reveal-went = 行った場所
reveal-picks = 魔女がしたこと
reveal-offers = 入れた材料
reveal-hands = 残った手札

# これまで
table-day = 日
table-ritual = 魔法陣
table-votes = 投票
table-frogs = カエル
table-result = 結果
table-for = 賛成
table-against = 反対
table-success = 成功
table-failure = 失敗
table-none = なし

# できない理由
refused-bad_deal = 役は、表の役をちょうど配ります。
refused-bad_draw = 開いている場所（{ $places }）の、違う材料を{ $count }つ引きます。
refused-place_closed = { $place }は開いていません。開いているのは{ $places }です。
refused-only_humans_talk = 発言できるのは人の姿のねこだけです。
refused-statement_fields = { $what }の発言に必要な項目は、ちょうど{ $expected }です。
why-statement_fields = その発言は内容がそろっていません。
refused-day_not_come = { $day }日目はまだ来ていません。
refused-witches_go_later = 魔女は、ほかのねこが出かけたあとに選びます。
refused-guard_is_final = 守ると決めたら取り消せません。
refused-only_herbalist = カエルを元に戻せるのは薬草師だけです。
refused-no_potion = 薬は残っていません。
refused-not_a_frog = 席{ $seat }はカエルではありません。
refused-only_guardian = 守れるのは守護騎士だけです。
refused-not_guarding = いまは守る場所を選ぶときではありません。
refused-already_prowled = もう出かけました。変えられません。
refused-prowl_first = 先に行く場所を選びます。
refused-gather_has_no_target = 集めるだけなら相手は選びません。
refused-spell_needs_target = この魔法には相手が必要です。
refused-no_fellow_there = 席{ $seat }は、先にそこへ来た仲間の魔女ではありません。
refused-spell_closed = この魔法は儀式が{ $needed }回失敗するとひらきます。いまは{ $failed }回です。
refused-nobody_there = 襲える相手がいません。
refused-too_many_there = この魔法は{ $most }匹までの場所で使えます。いまは{ $count }匹です。
refused-not_there = 席{ $seat }はそこにいません。
refused-power_needs_human = カエルと追放されたねこは力を使えません。
refused-only_seer = 占えるのは占い師だけです。
refused-only_pickpocket = 材料をいただけるのはスリだけです。
refused-power_spent = 今日の力はもう使いました。
refused-not_yourself = 自分は選べません。
refused-banished = 席{ $seat }は追放されています。
refused-not_human = 席{ $seat }は人の姿ではありません。
refused-too_late = 今日はもう材料をいただけません。
refused-only_mayor = 提案できるのは村長だけです。
refused-propose_count = ちょうど{ $count }匹を選びます。届いたのは{ $got }です。
refused-proposed_twice = 同じねこは2度選べません。
refused-not_in_hand = { $card }は出せません。
refused-not_member = 魔法陣のメンバーではありません。
refused-self_vote = 自分には投票できません。

# 盤面
board-sub = { $day }日目・騎士団は{ $knights }日目に着く
board-why = なぜこれが見えるの？
board-own = 役と持ち物
board-scene = いまの場面
board-map = 地図
board-cats = ねこたち
board-mayor = 村長
board-awaited = 待たれています
board-in = 入れました
board-role = 役
board-roles = 役
board-gauge = この場面の時間
board-sound-on = 音あり
board-sound-off = 音なし
board-to-map = 地図へ
board-village = { $count }匹のねこの村
board-aim = 封印を{ $seals }つ完成させると村が守られます。騎士団は{ $day }日目に着きます。
board-morning = アヒルが知らせを持ってきました
board-duck = アヒルの報告
board-report-frogs = { $count }匹がカエルになりました
board-report-back = { $count }匹が元に戻りました
board-at-setting_out = { $place }へ向かっています
board-at-collecting = { $place }にいます
board-meeting = ねこたちの話し合い
board-nothing-said = まだだれも発言していません。
board-name = だれが魔法陣に入りますか（{ $done }/{ $all }）
board-proposes = 村長{ $name }の提案
board-handed = { $all }匹中{ $done }匹が決めました
board-handed-in = 受けつけました。まだ変えられます。
board-missing = { $count ->
    [0] 全員そろいました。
   *[other] あと{ $count }匹です。
}
board-passed = 可決。魔法陣に入るのは
board-rejected = 否決されました
board-curse = 呪いは{ $full }のうち{ $now }です。
board-circle = 魔法陣が光っています
board-seal-count = 封印：{ $full }のうち{ $now }
board-failed-count = 失敗した儀式：{ $count }回
board-pointing = みんなで指さして、それから投票です。
board-vote = 追放する
board-vote-pick = ねこを選ぶか、パスしてください。
board-ok-given = オッケー済みです。ほかのねこを待っています。
board-offer-help = 押さえたまま、入れる材料へ指をすべらせます。

# 盤面：小さな窓
board-errand-label = 道すがら
board-errand = みんな出かけています。とくにすることはありません。
board-errand-tap = 好きに触ってかまいません。何も変わりません。
board-errand-done = おわりました。そのまま何気なく。
board-there = そこにいるねこ
board-picked-place = { $name }：{ $place }。
board-picked-gather = { $name }：{ $place }、集めるだけ。
board-picked-spell = { $name }：{ $place }、{ $target }に{ $spell }。

# 盤面：役の力
board-power = 役の力…
board-power-all = この画面はどの役でも同じです。あなたにとって何なのかは、カードが教えます。
board-power-hold = 押さえると、いまの力がわかります。
board-power-pick = 先にねこを選んでください。
board-power-nobody = いま使える力は、この村のだれにもありません。
board-decide = 決める
board-decided = 決まりました。押さえると結果が見えます。
board-guard-sure = 集めるかわりに守りますか。

# 盤面：自分だけが知ること
board-witches = 魔女：{ $names }
board-my-card = { $card }を持ち帰りました。
board-in-restore = 薬は{ $name }に使います。
board-in-guard = 今日は守りに立ちます。
board-in-yes = 賛成にしました。
board-in-no = 反対にしました。
board-in-pass = パスにしました。
board-in-vote = { $name }に投票しました。
board-in-offer = 入れるもの：{ $card }

# 盤面：発言
board-say-what-claim = 名乗る
board-say-what-result = 占い結果
board-say-what-went = 行き先
board-say-what-suspect = 疑う
board-say-what-trust = 信じる
board-say-pick = 言うことを選んでください。
board-whom = だれのこと
board-is-witch = 魔女
board-is-not = 魔女ではない

# 盤面：表
board-circles = 魔法陣
board-who-proposed = 村長：メンバー
board-no-circles = まだ提案はありません。
board-outcome-open = 審議中
board-outcome-rejected = 否決
board-outcome-passed = 可決
board-outcome-success = 成功
board-outcome-failure = 失敗
board-ballots = 投票
board-no-ballots = まだ投票はありません。
board-out-witch = 追放、魔女だった
board-out-not = 追放、魔女ではなかった
board-days = 日ごと
board-back = 復帰
board-said = 発言
board-stood = { $place }を守る
board-reveal-vision = 占い師が{ $target }を占いました。{ $witch ->
    [yes] 魔女でした
   *[no] 魔女ではありませんでした
}。
board-reveal-theft = スリが{ $target }から{ $card }をいただきました。
board-reveal-theft-empty = スリが手をのばしましたが、{ $target }の手札は空でした。

# 盤面：大きな画面のことば
board-say-readying = カードを見て、だれにも言わないで。
board-say-gather = みんな、行く場所を選びます。
board-say-discuss = どこへ行って、何を持ち帰りましたか。話し合いましょう。

# The first guided game
guide-end = すべて開きました。魔女がどこをうろつき、だれが何と言っていたか、見てみましょう。
guide-frog = あなたはカエルです。秘密は見えず、鳴くことしかできませんが、勝つときは同じ側のみんなと一緒です。
guide-banished = あなたは追放され、もう話せません。それでも味方が勝てばあなたの勝ちです。
guide-ready = 役を見てください。今回あなたは占い師。残りのうち1匹が魔女です。
guide-ready-others = 全員が見たら一日が始まります。
guide-gather-first = 今夜の儀式には上の材料がいります。それが採れる場所へ。できればひとりにならないように。
guide-gather = また場所を選びます。ひとりでいるねこは、魔女のかっこうの獲物です。
guide-gathered = 最後のねこが決めるまで変えられます。行き先は言っても、言わなくても。
guide-collecting = 魔女がうろつく時間です。どこに何匹いるかを見て、一匹をカエルにできます。
guide-report = アヒルが、だれがカエルになったかを伝えます。場所は言いません。それを当てるのがあなたです。
guide-discuss = 役の力を使いましょう。1匹を選ぶと魔女かどうかわかります。どこまで話すかはあなた次第です。
guide-discussed = ほかのねこが話しています。力は投票が終わるまで、1日に1回使えます。
guide-propose = あなたが村長です。儀式に出るねこを決めます。カードが必要で、信じられるねこを。
guide-proposed = 村長が儀式に出るねこを提案し、全員で賛否を決めます。
guide-approve = 賛成か反対か。反対が続くと、今夜の儀式はなくなります。
guide-approved = 半分をこえる賛成がいります。だれがどちらだったかは全員に見えます。
guide-offer = 魔法陣にカードを1枚。合う材料なら助けになり、魔女ならだめにするかもしれません。
guide-offered = 選ばれたねこがカードを伏せて入れます。だれが何を入れたかは見えません。
guide-revealed = 成功すれば封印が一つ。そろえば村の勝ち。失敗すると、魔女の魔法が増えます。
guide-vote = 追放したいねこを選びます。選ばなくてもかまいません。騎士団の日が最後の機会です。
guide-voted = 票はいっせいに開かれ、追放されたねこが魔女だったかどうかがわかります。

# Presets
preset-table = 表のとおり
preset-table-help = 役も数も、きまりの表のとおりです。
preset-quick = 早い村
preset-quick-help = 部屋の持ち時間があれば、話し合いはどれも一分です。
preset-calm = ゆっくり
preset-calm-help = 話し合いに時間の決まりはありません。

# 棋譜：だれが何を知っていたか
knew-role = { $name }：{ $role }
knew-hand = { $name }の手札：{ $cards }
knew-went = { $name }は{ $place }に行きました。
knew-stood = { $name }は{ $place }を守りました。
knew-restores = { $name }は{ $target }に薬を使います。
knew-offered = { $name }は{ $card }を入れました。
