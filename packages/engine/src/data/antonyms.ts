const pairs = (list: string): readonly (readonly [string, string])[] =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((line) => {
      const [left = '', right = ''] = line.split('/').map((words) => words.trim())
      return [[left, right] as const, [right, left] as const]
    })

/** English words with their opposites, each way; what is ambiguous in running text is left out. */
export const ENGLISH_ANTONYMS = pairs(`
increases / decreases
increase / decrease
increased / decreased
increasing / decreasing
raises / lowers
raised / lowered
rises / falls
rose / fell
expensive / cheap
higher / lower
larger / smaller
largest / smallest
greater / smaller
longer / shorter
faster / slower
stronger / weaker
thicker / thinner
older / younger
earlier / later
before / after
positive / negative
inside / outside
internal / external
inner / outer
inwards / outwards
upper / lower
always / never
majority / minority
maximum / minimum
hotter / colder
explicit / implicit
active / passive
direct / indirect
directly / indirectly
voluntary / involuntary
accept / reject
accepted / rejected
supported / opposed
includes / excludes
possible / impossible
dependent / independent
identical / different
gains / loses
gained / lost
begins / ends
northern / southern
eastern / western
nearest / farthest
rapidly / slowly
quickly / slowly
limited / unlimited
permanent / temporary
permanently / temporarily
perpendicular / parallel
enters / leaves
absorbs / releases
attracts / repels
attract / repel
strengthens / weakens
legal / illegal
visible / invisible
simple / complex
similar / different
soluble / insoluble
reversible / irreversible
symmetric / asymmetric
best / worst
common / rare
buys / sells
expansionary / contractionary
most / least
private / public
allowed / forbidden
prohibited / allowed
requires / does not require
employed / unemployed`)

/** Chinese ones, in simplified characters. */
export const CHINESE_ANTONYMS = pairs(`
增加/减少
提高/降低
升高/降低
增大/减小
增强/减弱
加快/减慢
上升/下降
最大/最小
最高/最低
大于/小于
高于/低于
多于/少于
更多/更少
更大/更小
更高/更低
更快/更慢
更强/更弱
越大/越小
越高/越低
之前/之后
以前/以后
内部/外部
体内/体外
北部/南部
东部/西部
线性/非线性
促进/抑制
加速/阻碍
吸收/释放
吸热/放热
相同/相反
相等/不等
正比/反比
主动/被动
直接/间接
全部/少数
所有/少数
总是/从不
最早/最晚
优于/劣于
收缩/扩张
先天/后天
合成/分解
扩大/缩小
推翻/巩固
结束/开始
有利于/不利于
固定/变化
单方向/双方向`)

/** Opposites that are wrong in these settings, whatever the words around them. */
export const NOT_AN_OPPOSITE =
  /\b(?:at most|at least|most of|most \w+s\b|the most part|with (?:respect|regard|the help|reference)|along with|together with|public health|after all|no more|public works|prohibited .* from|(?:to|can|cannot|will|would|may|might|must|could|should|not) lower)\b/i

/** Words whose opposites give statements that nobody could believe, or that may be true as well. */
export const UNCONVINCING: ReadonlySet<string> = new Set(
  `before after earlier later begins ends identical different similar simple complex most least best worst majority minority always
  never inside outside inner outer common rare private public possible impossible includes excludes enters leaves older younger limited unlimited
  nearest farthest permanent temporary permanently temporarily legal illegal visible invisible directly indirectly rose fell raised
  lowered slowly rapidly quickly gradually suddenly employed unemployed supported opposed allowed forbidden prohibited lower upper strengthens weakens buys sells gained lost
  合成 分解 内部 外部 之前 之后 以前 以后 结束 开始 全部 少数 所有 总是 从不 固定 变化 推翻 巩固 相同 相反 最早 最晚 增强 减弱 提高 增加 减少 扩大 缩小 有利于 不利于 最大 最小 最高 最低 优于 劣于 高于 低于 大于 小于 多于 少于`.split(
    /\s+/,
  ),
)
