name = 汝は人狼なりや？
tagline = 村にひそむ人狼を探せ
game-name = { name }
game-tagline = { tagline }

# オプション
option-roles = 特殊な役
option-roles-help = 村に入れる特殊な役です。残りは村人になります。
option-roles-medium = 霊能者
option-roles-medium-help = 9席から。処刑された人が人狼だったかを知ります。
option-roles-madman = 狂人
option-roles-madman-help = 10席から。人間ですが、人狼の側で勝ちます。
option-roles-bodyguard = ボディーガード
option-roles-bodyguard-help = 11席から。毎晩だれかを守ります。
option-roles-mason = フリーメイソン
option-roles-mason-help = 13席から。お互いを知っている2人です。
option-roles-hamster = ハムスター人間
option-roles-hamster-help = 15席から。最後まで生き残れば、ひとりで勝ちます。
option-wolves = 人狼の数
option-wolves-2 = 2人
option-wolves-3 = 3人
option-first_night_kill = 第1夜から襲う
option-first_night_kill-help = 切ると、第1夜は人狼も眠ります。占いは行われます。
option-hamster_counts = ハムスター人間を人数に数える
option-hamster_counts-help = 切ると、人狼はハムスター人間を除いた人数と並べば足ります。
option-reveal = 死んだ人の役
option-reveal-never = 伏せたまま
option-reveal-on_death = その場で公開
option-ghosts_see = 死者にはすべて見える
option-ghosts_see-help = 秘密を守れる人どうしで。
option-vote = 投票
option-vote-in_turn = 順番に、公開で
option-vote-together = 全員いっせいに
option-revotes = 同数のときの再投票
option-revotes-help = 最後まで同数なら抽選です。0なら、すぐに抽選します。
option-talk_seconds = 話し合いの秒数
option-talk_seconds-help = 0は無制限。全員が準備できたときも終わります。
option-dead_chat = 死者どうしのチャット

# 役
role-wolf = 人狼
role-villager = 村人
role-seer = 占い師
role-medium = 霊能者
role-madman = 狂人
role-bodyguard = ボディーガード
role-mason = フリーメイソン
role-hamster = ハムスター人間
as-wolf = 人狼
as-villager = 村人
as-seer = 占い師
as-medium = 霊能者
as-madman = 狂人
as-bodyguard = ボディーガード
as-mason = フリーメイソン
as-hamster = ハムスター人間
does-wolf = 毎晩、仲間といっしょに襲う相手を指します。
does-villager = 力はありません。頼りは目と、1票だけです。
does-seer = 毎晩、ひとりを占い、人狼かどうかを知ります。
does-medium = 毎晩、処刑された人が人狼だったかを知ります。
does-madman = 人間ですが、勝つのは人狼が勝ったときだけです。
does-bodyguard = 第2夜から、ひとりを人狼から守ります。
does-mason = もうひとりのメイソンを知っています。人間どうしです。
does-hamster = 最後まで生きれば、ひとり勝ち。占い師に気をつけて。
hint-wolf = 村人か占い師のふりをして、縄をほかの人へ向けましょう。
hint-villager = かみ合わない名乗りに耳をすまし、票を覚えておきましょう。
hint-seer = 村を導きましょう。ただし、人狼に先に気づかれないように。
hint-medium = 占い師が2人なら、ひとりは偽者。あなたの言葉で見分けがつきます。
hint-madman = 偽の占い師は人狼1匹分の働き。うそも、処刑されるのも役目です。
hint-bodyguard = 人狼はだれを消したい？ そこに立って、黙っていましょう。
hint-mason = 確かな人間が2人いるのは強み。名乗る日を選びましょう。
hint-hamster = みんなと同じに投票して、占い師の目にとまらないように。
side-humans = 人間側
side-wolves = 人狼側
side-hamster = ハムスター人間

# 今すること
prompt-dealing = 役を配っています。
wait-dealing = 役を配っています。
prompt-night = 夜です。ひとりを選んでください。
prompt-night-help = 全員が同じ画面で、同じことをしています。
wait-night = 夜は続きます。夜明けはだれにも早められません。
prompt-talking = 話し合いのあと「準備よし」を。
prompt-talking-help = { $all }人中{ $ready }人が準備よし。最後のひとりで投票が始まります。
wait-talking = 準備よし。投票が始まるまでは話せます。
prompt-voting = あなたの番です。だれを処刑しますか。
wait-voting = { $name }さんが投票します。
prompt-voting-together = 全員いっせいの投票です。だれを処刑しますか。
wait-voting-together = 最後の1票が入ると公開されます。
prompt-defence = 同数です。弁明をして、済んだら「準備よし」を。
wait-defence = 同数です。{ $names }の弁明のあと、もう一度投票します。
prompt-picking = まだ同数です。抽選で決めます。
wait-picking = まだ同数です。抽選で決めます。
prompt-over = ゲームは終わりました。
wait-over = ゲームは終わりました。
prompt-dead = あなたは死にました。終わるまで、ゲームの話はしないでください。
day-night = 第{ $night }夜
day-day = { $day }日目
day-living = 生存 { $living } / { $all }
day-vote = { $day }日目、{ $round }回目の投票

# 行動
power = 役の力
move-divine = 占う
move-guard = 守る
move-attack = 襲う
move-sleep = 眠る
move-say = 発言
move-ready = 準備よし
move-vote = 投票
choose-divine = だれを占いますか。
choose-guard = だれを守りますか。
choose-attack = だれを襲いますか。
choose-sleep = だれかの名前にふれて、眠りましょう。
choose-vote = だれに投票しますか。
decide = { $name }さんに決める
nowhere = 力のない人の指名は、どこにも届きません。
pack-points = { $name }さんは{ $target }さんを指しています。
pack-agrees = 群れは{ $target }さんで一致しました。
pack-again = 全員が一致するまで、指し直せます。
result-wolf = 第{ $night }夜：{ $target }さんは人狼です。
result-human = 第{ $night }夜：{ $target }さんは人狼ではありません。
result-lynched-wolf = 第{ $night }夜：処刑された{ $target }さんは人狼でした。
result-lynched-human = 第{ $night }夜：処刑された{ $target }さんは人狼ではありませんでした。
result-guarded = 第{ $night }夜：{ $target }さんを守りました。
result-attacked = 第{ $night }夜：群れは{ $target }さんを襲いました。
fellow-wolves = あなたの群れ：{ $names }
fellow-masons = もうひとりのメイソン：{ $names }

# 発言：メニューと言いまわし
what-claim = 役を名乗る
what-result = 結果を告げる
what-suspect = 疑う
what-trust = 信じる
what-ask = 役を尋ねる
what-will_vote = 投票先を言う
what-target = だれを？
what-role = どの役？
what-night = どの夜？
what-wolf = 人狼
what-human = 人狼ではない
statement-claim-1 = 私は{ $role }です。
statement-claim-2 = みんな聞いて。私が{ $role }です。
statement-claim-3 = 言っておきます。{ $role }は私です。
statement-result-wolf-1 = 第{ $night }夜の結果です。{ $target }さんは人狼！
statement-result-wolf-2 = 第{ $night }夜に知りました。{ $target }さんは人狼です。
statement-result-wolf-3 = { $target }さんは人狼でした。第{ $night }夜の結果です。
statement-result-human-1 = 第{ $night }夜の結果です。{ $target }さんは人狼ではありません。
statement-result-human-2 = 第{ $night }夜に知りました。{ $target }さんは白です。
statement-result-human-3 = { $target }さんは人狼ではありませんでした。第{ $night }夜の結果です。
statement-suspect-1 = { $target }さんが怪しいと思います。
statement-suspect-2 = { $target }さんは、どこか引っかかります。
statement-suspect-3 = { $target }さんの話は、本当に聞こえません。
statement-trust-1 = { $target }さんを信じます。
statement-trust-2 = { $target }さんは大丈夫だと思います。
statement-trust-3 = { $target }さんのことは、私が請け合います。
statement-ask-1 = { $target }さん、あなたの役は？
statement-ask-2 = { $target }さん、役を名乗ってください。
statement-ask-3 = { $target }さんの話が聞きたいです。何者ですか。
statement-will_vote-1 = { $target }さんに投票します。
statement-will_vote-2 = 今日の1票は{ $target }さんへ。
statement-will_vote-3 = 私は{ $target }さんだと思うので、そこへ入れます。

# 表
table-statements = 発言
table-votes = 投票
table-who = だれが
table-says = 発言
table-day = 日
table-claims = 名乗り
table-reports = 報告
table-contradiction = 両方が本当ということはありません。
table-vote = { $round }回目
table-count = { $votes ->
   *[other] { $votes }票
}
table-nights = 夜
table-roles = 役
table-dead = 死者
chat-village = 村
chat-wolves = 人狼
chat-dead = 死者

# 経過
log-deal = 全員に役が配られました。
log-night = 第{ $night }夜になりました。
log-day = { $day }日目の朝です。
log-dawn-none = 夜のあいだ、だれも死にませんでした。
log-dawn-one = { $name }さんが無残な姿で見つかりました。
log-dawn-two = { $name }さんと{ $other }さんが無残な姿で見つかりました。
log-say = { $name }：{ $text }
log-ready = { $name }さんは準備よし。
log-vote = { $name }さんは{ $target }さんに投票しました。
log-tie = { $names }が同数です。
log-defence = { $names }の弁明のあと、もう一度投票します。
log-pick = 抽選で{ $name }さんに決まりました。
log-lynched = { $name }さんが処刑されました。
log-revealed = { $name }さんは{ $role }でした。
log-divine-wolf = 第{ $night }夜：{ $name }さんが{ $target }さんを占い、人狼と知りました。
log-divine-human = 第{ $night }夜：{ $name }さんが{ $target }さんを占い、人狼でないと知りました。
log-guard = 第{ $night }夜：{ $name }さんは{ $target }さんを守りました。
log-attack = 第{ $night }夜：人狼は{ $target }さんを襲いました。
log-saved = 第{ $night }夜：{ $target }さんは襲われましたが、助かりました。
log-sleep = { $name }さんは眠りました。
over-humans = 人狼はもういません。人間側の勝ちです。
over-wolves = 人狼の数がほかの人数に並びました。人狼側の勝ちです。狂人も勝ちます。
over-hamster = 決着はつきましたが、ハムスター人間が生きていました。ハムスター人間のひとり勝ちです。
over-you-win = あなたの勝ちです。
over-you-lose = あなたの負けです。

# マスターの語り
narrate-night = 夜になりました。全員、目を閉じてください。
narrate-first-night = 最初の夜です。全員、目を閉じてください。
narrate-medium = 霊能者は目を開けて、処刑された人のことを聞いてください。
narrate-medium-ends = 霊能者は目を閉じてください。
narrate-medium-brief = 霊能者……
narrate-seer = 占い師は目を開けて、だれかを占ってください。
narrate-seer-ends = 占い師は目を閉じてください。
narrate-seer-brief = 占い師……
narrate-mason = フリーメイソンは目を開けて、お互いを確かめてください。
narrate-mason-ends = フリーメイソンは目を閉じてください。
narrate-mason-brief = フリーメイソン……
narrate-bodyguard = ボディーガードは目を開けて、だれかを守ってください。
narrate-bodyguard-ends = ボディーガードは目を閉じてください。
narrate-bodyguard-brief = ボディーガード……
narrate-wolf = 人狼は目を開けて、襲う相手を選んでください。
narrate-wolf-ends = 人狼は目を閉じてください。
narrate-wolf-brief = そして、人狼……
narrate-dawn = 夜が明けました。全員、目を開けてください。
narrate-silence = 死んだ人は黙っていてください。画面はだれにも見せないでください。
narrate-talk = 話し合ってください。この中に人狼がいます。
narrate-vote = 投票です。{ $name }さんから始めます。
narrate-vote-together = 投票です。全員いっせいに選んでください。

# できない理由
refused-bad_deal = この対局の役が、1席に1枚ずつ、ちょうど配られていません。
refused-night_now = 今は夜です。発言も投票もできません。
refused-talk_now = 今は話し合いです。発言するか、準備よしにしてください。
refused-vote_now = 今は投票です。
refused-awake = 今夜はすることがあるので、眠れません。
refused-not_your_power = あなたの役にその力はありません。
refused-not_the_first_night = 第1夜にはできません。眠ってください。
refused-fellow_wolf = 人狼は人狼を襲いません。
refused-yourself = 自分以外の人を選んでください。
refused-dead_target = 席{ $seat }は死んでいます。
refused-already_ready = もう準備よしです。取り消せません。
refused-role_not_in_play = その役は、この対局に入っていません。
refused-statement_fields = 発言には、その種類の項目だけが必要です。
refused-no_such_night = 結果の夜は1から{ $nights }までです。
refused-not_tied = 抽選の対象は、同数の席だけです。
record-role_twice = オプションroles：{ $role }が重なっています。
record-role_seats = オプションroles：{ $role }は{ $least }席からです。届いたのは{ $got }席です。

# 盤面
channel-village = 村
channel-wolves = 人狼
channel-dead = 死者
board-sub = { $when } · { $living }
board-why = なぜこの画面？
board-village = 村の人たち
board-your-role = あなたの役
board-claims = { $role }？
board-in-doubt = 食い違いあり
board-arrow = → { $n }
board-touch-first = 先に、だれかの名前にふれてください。
board-decide = 決める
board-decided-for = { $name }さんに決めました。指し直せるのは、人狼の群れだけです。
board-decided = もう決めました。指し直せるのは、人狼の群れだけです。
board-dead-night = あなたは死んでいます。ほかの人たちの夜です。
board-dead-silent = 死んだ人は、生きている人に何も言えません。
board-only-tied = 今話せるのは、同数になった人だけです。
board-no-talk-now = 今は発言できません。
board-not-now = 今はできません。
board-nothing-said = 今日はまだ、だれも発言していません。
board-what-claim = 名乗る
board-what-result = 結果
board-what-suspect = 疑う
board-what-trust = 信じる
board-what-ask = 尋ねる
board-what-will_vote = 投票先
board-may-lie = 本当でなくてもかまいません。
board-wolf-or-not = 人狼か、そうでないか
board-not-yet = まだ
board-said = 発言しました。
board-see-votes = 票を見る
board-tables = 発言と票の表
board-claims-title = 名乗りと結果
board-no-claims = まだ、だれも名乗ったり結果を告げたりしていません。
board-no-votes = まだ、だれも投票していません。
board-nobody-dead = まだ、だれも死んでいません。
board-on-day = { $day }日目
board-on-day-again = { $day }日目・{ $round }回目
board-of-night = 第{ $night }夜
board-is-wolf = 人狼
board-is-human = 人狼でない
board-strayed = 予告とちがう人に投票
board-most-votes = 最多
board-at-dawn = 夜の死者
board-by-rope = 処刑
board-in-play = 入っている役
board-day-vote = { $day }日目の投票
board-vote-rule = 順番に、公開で投票します。最多の人が処刑されます。{ $revotes ->
    [0] 同数なら抽選です。
   *[other] 同数なら弁明のあと再投票（{ $revotes }回まで）。
}
board-vote-rule-together = 全員いっせいに投票し、そろったら公開します。最多の人が処刑されます。{ $revotes ->
    [0] 同数なら抽選です。
   *[other] 同数なら弁明のあと再投票（{ $revotes }回まで）。
}
board-vote-for = { $n }番 { $name }さんに投票
board-now = 今
board-later = このあと
board-is-in = 投票済み
board-seat = 席{ $n }：{ $name }さん
board-sound = 夜の音
board-sound-allow = ふれると音が出ます

# 両立しない話
clash-two_roles = { $name }さんは、役を2つ以上名乗りました：{ $roles }。
clash-too_many = { $names }が全員、{ $role }ということはありえません。
clash-opposite = { $target }さんは、{ $wolf }によれば人狼、{ $human }によれば人狼ではありません。
clash-night_twice = { $name }さんは、第{ $night }夜の結果を2つ以上告げました。
clash-denied-wolf = { $by }さんは{ $name }さんを人狼と告げ、{ $name }さんは{ $role }を名乗っています。
clash-denied-human = { $by }さんは{ $name }さんを人狼でないと告げ、{ $name }さんは{ $role }を名乗っています。
clash-too_many_wolves = { $name }さんが告げた人狼は、実際の数より多いです。
clash-not_then = { $name }さんは、もう死んでいた{ $target }さんについて第{ $night }夜の結果を告げました。
clash-no_such_role = { $name }さんは{ $role }でした。名乗りとちがいます。
clash-no_such_result = { $name }さんが告げた{ $target }さんの結果は、本当ではありませんでした。

# The first guided game
guide-end = カードがすべて開きました。だれが嘘をつき、いつなら見抜けたか、ふり返ってみましょう。
guide-dead = あなたは死にました。勝ち負けは陣営とともに。すべて見えますが、生きている人には何も伝えません。
guide-night-first = カードを見てください。あなたは占い師。名前にふれると、人狼かどうかすぐにわかります。
guide-night = また夜です。だれかの処刑を急ぎたがる人を占ってみましょう。
guide-asleep = 夜の画面は全員同じで、何を選んでも夜明けは早まりません。だれが動いたかは、だれにもわかりません。
guide-talk-first = 信じてほしいことを言いましょう。結果、疑い、役。本当でも嘘でも。言い終えたら準備よしに。
guide-talk = 早く名のりすぎずに村を導いてください。人狼はまず占い師を食べます。
guide-talk-others = 準備ができました。全員がそうなるまで話は続き、あなたもまだ話せます。
guide-vote = 人狼だと思う人に投票します。いちばん多い人が処刑され、同数ならやり直しです。
guide-vote-others = 票は順に、公開で入ります。だれがだれに続くか見ておきましょう。
guide-defend = 同数です。あなたもその一人。弁明したら、もう一度投票です。
guide-defend-others = 同数です。票の多い人が弁明します。さらに二度同数なら、くじで決まります。

# Presets
preset-classic = いつもの村
preset-classic-help = きまりの役がすべて入ります。死んだ人の役は明かされません。
preset-plain = 素朴な村
preset-plain-help = 人狼と占い師と村人だけ。はじめての夜に。
preset-open = 墓が語る村
preset-open-help = 死ぬとカードが開かれ、死んだ人にはすべてが見えます。
preset-quick = 早い村
preset-quick-help = 話し合いは一分、投票はいっせいに。
preset-sides = 二つの陣営
preset-sides-help = ハムスター人間なし、人狼は三人。十六人ならほぼ互角です。

# 棋譜：だれが何を知っていたか
knew-role = { $name }：{ $role }
knew-medium = 第{ $night }夜：{ $name }さんは、{ $target }さんが{ $wolf ->
    [yes] 人狼だった
   *[no] 人狼でなかった
}と知りました。
