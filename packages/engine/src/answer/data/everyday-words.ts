const groups = (list: string): readonly (readonly string[])[] =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.trim().split(/\s+/))

/** Words of talk and the words of textbooks for the same, a group a line. */
export const EVERYDAY = groups(`
oldest earliest first
old ancient early
proof evidence
bump collide collision hit strike
double duplicate replicate twice
formula equation
come origin originate arise produced source
stick attach bind attached adhere
split separate divide break
big large size value amount
tell indicate determine
name call named term
cheap lower low inexpensive
expensive higher high costly rise
gas gasoline petrol
car automobile vehicle
afford pay
want need wish
plot graph chart draw
tilt slope lean slant
jungle rainforest forest
grow plant crop cultivate farm farming agriculture
farming agriculture cultivation domestication
computer program software automated
storm cyclone hurricane typhoon
breathe breathing respiration
sick ill disease
kid child children
boss manager employer leader
money income wealth currency funds
law statute act rule
fight battle war
buy purchase
sell seller supplier producer
company firm business corporation
job work occupation employment
letter character
giant large huge enormous
problem issue drawback disadvantage difficulty
bad disadvantage drawback issue problem
good advantage benefit
green vegetation
wet rain moist humid
dry arid drought
speed rate velocity
fast rapid quick
slow sluggish gradual
look appear observe appearance
think believe consider
start begin originate
stop end cease halt
make produce form create
help aid assist promote contribute
kill destroy die death
mad angry anger
scared afraid fear
smart intelligent intelligence
rich wealthy wealth
poor poverty
rule govern reign control
move migrate migration travel
reason cause because
doctor physician
baby infant newborn
brain cerebral neural
heart cardiac
lung pulmonary
blood bleeding
belly stomach abdomen
skin cutaneous
bug error defect insect
fix repair correct
guess estimate hypothesis
sum total
school education
teacher instructor
test exam examine measure
picture image figure photograph
sun solar
moon lunar
water aqueous
salt sodium
heat thermal temperature
`)

/** Groups of everyday words that mean the same in Chinese: simplified, of one or two characters. */
export const CHINESE_EVERYDAY = groups(`
妈妈 母亲 母
爸爸 父亲 父
祖先 先祖 先辈
小孩 儿童 孩子
小时 幼年 童年
出生 诞生 生于
名字 名称 取名 命名
星星 恒星 天体
寿命 活 一生 生命
短命 寿命 生命
一辈 一生 终生
认输 屈服 投降
输 失败 战败
打 攻打 进攻 攻击 夺取
打仗 作战 战争 战斗 交战
打败 战败 击败 大败
跑 逃跑 逃走 逃
恨 怨恨 仇恨
害怕 不敢 怕
弄死 杀死 破坏 消灭
对付 针对 应对
碰到 接触 遇到
病菌 病原 细菌
快 迅速 快速
慢 缓慢
钱 资金 费用 价格 金额
缴钱 纳税 交税 缴纳
赔 补偿 赔偿
薪水 工资 薪资 给职
抓 捕捉 捕
抓鱼 捕捉 鱼类
树上 树木
地 土地
私人 私有
管 主管 管理
单位 机关 机构
电脑 计算 计算机
存 存储 储存
打开 读取 开启
麻烦 问题 困难 缺点
不好 缺点 坏处 弊端
好处 优点 优势
位址 地址
连在 相连 连接 连续
新的 新
删掉 删除
插入 添加
找 查找 访问 寻找
现在 截至 目前 如今
最早 首次 最初
干嘛 功能 作用 用途
工作 功能 作用 职责
剩下 残留 剩余
多久 时间 时长
原因 由于 因为
国家 政府
房子 住宅 房屋
吃 食用 摄取
喝 饮用
`)
