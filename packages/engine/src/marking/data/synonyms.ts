const groups = (list: string): readonly (readonly string[])[] =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.trim().split(/\s+/))

/** English words that say the same in an answer, a group a line. */
export const ENGLISH_SYNONYMS = groups(`
fire flame blaze burn combustion
group band troop
equilibrium balance
frequent common usual
rare uncommon unusual
thousand millennium millennia
forager hunter-gatherer
collide hit strike bump collision
dyspnea breathless breathlessness breath
weaken weakening lose losing decline
fraction share proportion percentage
entire whole complete
minimum least lowest smallest
maximum most highest largest
proper right correct adequate
marry intermarry
mix integrate blend merge
degrade break decompose split
elongate stretch lengthen
opposite end
digit figure number
increase rise grow climb gain boost raise higher more greater expand expansion enlarge growth upward
decrease fall drop decline reduce shrink lower less fewer diminish lessen cut downward
big large huge great enormous vast
small little tiny minor minute
fast quick rapid speedy swift
slow gradual sluggish
make produce create generate form build manufacture construct synthesise
cause trigger result induce provoke due owing reason therefore
use utilise employ apply usage rely
get obtain acquire gain receive
buy purchase
sell sale
help aid assist support facilitate enable
need require necessitate must demand
stop prevent block halt inhibit prohibit ban forbid suppress outlaw
start begin commence initiate onset origin
end finish terminate stop conclude
move travel transfer transport carry shift pass migrate flow go movement convey
show demonstrate reveal indicate display prove illustrate
say state claim argue assert hold maintain suggest propose
think believe consider idea view
change alter modify vary transform convert turn shift transition
keep retain maintain preserve hold remain stay
break split divide separate decompose dissolve digest
join combine unite merge fuse connect link bind attach mix
take absorb soak uptake
release emit discharge secrete expel
destroy kill demolish wreck ruin eliminate smash
protect defend guard shield safeguard
control regulate govern manage direct
people persons humans individuals population
country nation state
government authorities administration
worker employee labourer staff workforce
firm company business enterprise employer
money cash currency funds
cheap inexpensive low-cost
expensive costly dear
rich wealthy affluent
poor needy impoverished
job employment work occupation
unemployed jobless
perform conduct execute
establish found
pay wage salary earnings income
cost price expense charge
tax levy duty
child young youth kid
town city urban
land ground soil earth
sea ocean marine
near close nearby adjacent next
far distant remote
inside within interior internal into in
outside exterior external out
between among
before prior earlier preceding ahead
after following later subsequent once
similar alike same identical equal like
different distinct unlike differ distinguish
part portion section component piece segment share
whole entire complete all total full
many numerous several lots multiple
few little scarce
important significant key vital crucial essential main major primary chief
method way technique procedure approach means process
thing object item
place location site position area region where
time period era duration
law rule regulation act legislation
war conflict fighting battle
ruler king monarch emperor leader
author writer
find discover detect identify locate
see observe watch notice view
learn acquire study
remember recall recollect retrieve
forget lose
teach train instruct educate
test examine check assess measure
choose select pick
try attempt
give provide supply offer deliver
store save hold stockpile keep
send transmit transfer deliver
look appear seem
body organism
sickness disease illness disorder
germ pathogen microbe microorganism bacteria
doctor physician
drug medicine medication
food nutrient nourishment
sugar glucose
fat lipid
heat warmth warm thermal hot temperature
cold cool
light sunlight radiation
water liquid fluid moisture
air gas atmosphere
force push strength power
energy power
electric electrical electricity
machine device apparatus equipment mechanism
computer processor machine
data information
memory RAM storage
error mistake fault
fast-changing volatile
danger risk hazard threat threaten endanger
safe secure
strong powerful intense
weak feeble
hard difficult tough
easy simple
true correct right accurate
false wrong incorrect
new novel recent fresh
old ancient former
free liberate
fight battle combat struggle
agree consent accord
refuse reject decline deny
allow permit let enable
wait delay pause
copy duplicate imitate replicate mimic
share distribute divide
collect gather accumulate
open unlock
close shut
thin narrow fine
thick dense broad wide
surface exterior top outer
layer coat film sheet
wall barrier membrane
hole pore gap opening
tube pipe vessel channel
particle molecule
substance material matter chemical
rebel revolt uprising rebellion
happen occur arise
live inhabit dwell reside exist
die perish death dead
eat consume feed ingest
grow develop mature
damage harm injure hurt
improve enhance better upgrade
worsen deteriorate
trade commerce exchange
borrow loan lend credit debt
save conserve
waste squander
lack absence without missing shortage no
enough sufficient adequate
too excessive over
always constantly continually forever permanently
often frequently commonly usually generally typically
rarely seldom
sudden abrupt
continuous ongoing sustained lasting persistent
behaviour conduct action act
consequence outcome result effect
feeling emotion
fear afraid
reward prize
punish penalty penalise
pair couple associate link
respond react response reaction reply
goal aim purpose target objective
`)

/** Chinese ones, in simplified characters. */
export const CHINESE_SYNONYMS = groups(`
增加 增多 增长 上升 提高 升高 增大 上涨 变大 变多 变高 涨
减少 下降 降低 减小 下跌 变小 变少 变低 跌
导致 引起 造成 使得 使 带来 产生 致使 因为 由于 所以 因此 因
原因 缘故 理由
使用 利用 运用 采用 用 通过 借助 靠 依靠
建立 创立 创建 成立 创办 设立
推翻 打倒 结束 终结 消灭
防止 阻止 避免 预防 防范 禁止 不让
帮助 有助于 促进 推动 有利于 协助
阻碍 妨碍 抑制 限制
保护 保卫 防护
需要 必须 要 须
可以 能够 能 可
包括 包含 含有 有 具有
组成 构成
叫做 称为 称作 叫 名为
分为 分成 划分
移动 运动 流动 转移 迁移 搬
输送 运输 传送 运送 传递
吸收 摄取 吸取
释放 放出 排出 发出 散发
分解 拆分 瓦解 破裂
合成 制造 生产 制作 生成 形成
破坏 摧毁 损坏 杀死 毁坏 杀灭
控制 调节 管理 支配
储存 存储 保存 贮藏 存放
发现 找到 察觉
发明 创造 研制
提出 主张 认为
改变 变化 转变 转化 转换 变成
开始 起源 开端 爆发
快 迅速 快速 很快
慢 缓慢
大 巨大 庞大
小 微小 细小
多 大量 许多 很多
少 少量
重要 主要 关键 核心 根本
相同 一样 相等 相似
不同 差异 区别 差别
人民 民众 人们 百姓 公民 国民
国家 国
政府 当局
土地 地 田地
工人 劳动者
企业 公司 厂商
价格 物价 价钱
钱 货币 资金
病菌 病原体 细菌 微生物
疾病 病 患病
身体 人体 体内
热量 热 温度 热能
来源 来自 源于 源自
表面 外面 外部
内部 里面 内
物体 东西
力 力量 作用力
方法 办法 方式 手段
过程 经过
能力 功能 本领
作用 影响
进入 侵入 进去 入侵
离开 出去 退出
阻挡 挡住 阻隔
保持 维持
位置 地点 地方
同意 赞成
反对 抵制
平等 均等
自由 解放
战争 打仗 战斗
失败 战败 落败
弱 软弱 薄弱
强 强大 强烈
妥协 让步
独立 自主
缺少 缺乏 没有 不足
结果 后果
目的 目标
帝制 皇帝 君主
一定 固定
越来越 逐渐 逐步
`)

/** Verbs with a particle, and the verb that says the same; read before the words are. */
export const PHRASAL_VERBS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:go|goes|going|went|gone|come|comes|coming|came) up\b/g, 'rise'],
  [/\b(?:go|goes|going|went|gone|come|comes|coming|came) down\b/g, 'fall'],
  [/\b(?:give|gives|giving|gave|given|let|lets|letting) (?:off|out)\b/g, 'release'],
  [/\b(?:give|gives|giving|gave|given) rise to\b|\b(?:lead|leads|leading|led) to\b/g, 'cause'],
  [/\b(?:bring|brings|bringing|brought) about\b/g, 'cause'],
  [/\b(?:take|takes|taking|took|taken) (?:in|up)\b/g, 'absorb'],
  [/\b(?:take|takes|taking|took|taken) place\b/g, 'happen'],
  [/\b(?:break|breaks|breaking|broke|broken) (?:down|up|apart)\b/g, 'decompose'],
  [/\b(?:made|make|makes|making) up of\b/g, 'consist of'],
  [/\b(?:get|gets|getting|got) rid of\b/g, 'eliminate'],
  [/\b(?:carry|carries|carrying|carried) out\b/g, 'perform'],
  [/\b(?:set|sets|setting) up\b/g, 'establish'],
  [/\b(?:find|finds|finding|found) out\b/g, 'discover'],
  [/\b(?:rise|rises|rose) up\b/g, 'rebel'],
  [/\bout of work\b|\bwithout (?:a )?(?:job|work)s?\b/g, 'unemployed'],
]
