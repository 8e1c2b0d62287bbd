import { VAGUE_TERMS } from './data/words.ts'
import { bareTerm } from './term.ts'
import { splitWords, type Word } from './words.ts'

const LONGEST_NAME = 28
const LONGEST_COMPOUND = 12
const NOUN = /^(?:n|vn|an|l|i|j|eng|g|zg|x|t$|s$|b$|k$)/
const PROPER = /^(?:nr|ns|nt|nz|eng|x)/
/** Words that tie a phrase to something outside it, or that make it a clause. */
const OUTSIDE = /^(?:r|y|e|o)/
const OPENS_NO_NAME =
  /^(?:的|之|且|并|而|但|则|就|也|都|又|还|再|最后|目前|现在|当时|此|具体|一旦|如果|虽然|因为|由于|为了|其中|人们|大家|有[些的人]|很多|许多|大多|一般|通常|第[一二三四五六七八九十]$)|^[所不没未只仅](?!.*的)/
const ENDS_NO_NAME = /(?:[后前时中里上下内外]|(?<![空时房])间|之一|等|以来|期间|情况下|方面|来说|而言|同时|时期|年间)$/
const NOT_IN_NAME = /[，。；：？！（(“”"「」]|[它她您咱]|这[个种些一]|那[个种些]|该(?!国)|其(?!他)|上述|以[上下]/

const isNoun = ({ tag, word }: Word): boolean => NOUN.test(tag) && !/^[的是]$/.test(word)

/** Whether the simplified `plain` ends in a noun, as a whole definition or object does. */
export function endsInNoun(plain: string): boolean {
  const last = splitWords(plain.replace(/（[^）]*）$/, '')).at(-1)
  return last !== undefined && isNoun(last) && !(ENDS_NO_NAME.test(last.word) && /^[ft]/.test(last.tag))
}

/**
 * Whether the simplified `plain` is a whole noun phrase: it ends in a noun, nothing in it points outside, and what is no
 * noun stands before a 的.
 */
export function isNounPhrase(plain: string): boolean {
  const bare = bareTerm(plain).replace(/[《》]/g, '')
  if (bare.length < 2 || bare.length > LONGEST_NAME || NOT_IN_NAME.test(bare)) return false
  if (OPENS_NO_NAME.test(bare) || ENDS_NO_NAME.test(bare)) return false
  const words = splitWords(bare)
  const link = words.findLastIndex(({ word }) => word === '的')
  const head = words.slice(link + 1)
  const last = head.at(-1)
  if (!last || words.some(({ tag }) => OUTSIDE.test(tag)) || /^(?:d|c|u|y)/.test(words[0]?.tag ?? '')) return false
  const isCompound = head.every((word) => fitsHead(word, head.length)) && head.some(isNoun)
  const isVerbal = /^v/.test(last.tag) && last.word.length >= 2 && head.length > 1
  return isCompound && (isNoun(last) || isVerbal) && (link < 0 || link > 0)
}

const fitsHead = ({ word, tag }: Word, count: number): boolean =>
  NOUN.test(tag) ||
  /^(?:[与和及、·/等-]|以及)$/.test(word) ||
  (/^(?:m|q|a|f)/.test(tag) && count > 1) ||
  (/^v/.test(tag) && word.length >= 2 && count > 1 && !/^(?:成为|作为|属于|具有|认为|可以|能够|应当|包括)$/.test(word))

/** Whether a noun phrase is a term rather than a description: no 的, and not long. */
export const isCompound = (plain: string): boolean =>
  isNounPhrase(plain) && !/的|、/.test(plain) && (bareTerm(plain).length <= LONGEST_COMPOUND || /[A-Za-z]/.test(plain))

/** Bare nouns that a text uses for the one it speaks of: 'the empire', 'the war'. */
const DEFINITE =
  /^(?:条约|协议|法令|法案|起义|革命|运动|帝国|王朝|政府|新政府|皇帝|国王|条约|战争|军队|敌人|首都|城市|地区|当局|双方|各方|公司|企业|政权|议会|国会|总统|作者|主角|全国|全省|全市|全县|全岛|本省|岛上|中央|地方|战役|会议|委员会|主席|部长|中心|主机关|机关|单位|人员|当事人|土地|工业|农业|人口|质量|数量|速度|大小|结果|宫殿|学者|大臣|将军|士兵|百姓|人民|群众|父亲|母亲|儿子|兄弟|弟弟|妻子|老人|国君|君主|太子|使者|大夫|将领|丞相|相国|大王|先生|公子|客人|农民|工人|男子|女子|孩子|小孩|朋友|老师|教师|天下|诸侯|文章|故事|小说|图片|代码|示例|课程|视频|作业|平台|功能|技术|服务|环境|市场|价格|程序|文件|变量|方法|类别|参数|节点|元素|版本|项目|用户|使用者)$/

export const isDefinite = (plain: string): boolean => DEFINITE.test(bareTerm(plain)) || VAGUE_TERMS.has(bareTerm(plain))

/** Whether a noun phrase says by itself what it is about: a name, a compound, or a noun that the text is about. */
export function namesItself(plain: string, isTopic: (plain: string) => boolean): boolean {
  const bare = bareTerm(plain).replace(/[《》]/g, '')
  if (!isNounPhrase(bare) || isDefinite(bare)) return false
  if (/^[A-Za-z][\w .+#-]*$/.test(bare)) return bare.length >= 3 || isTopic(bare)
  const words = splitWords(bare)
  const [first] = words
  if (words.length === 1 && first && !PROPER.test(first.tag)) return /^(?:n|l|i|vn|j)/.test(first.tag) || isTopic(bare)
  return !words.every(({ word }) => isDefinite(word) || word === '的')
}

/** Nouns that say of what class a thing is, whatever it is called. */
export const CLASS_NOUN =
  /(?:物|物质|现象|过程|反应|疾病|病|蛋白质|细胞|器官|组织|系统|能力|机制|技术|理论|学说|制度|政策|团体|机构|运动|战争|结构|装置|仪器|设备|器|机|软件|语言|协议|算法|化合物|元素|激素|酶|植物|动物|生物|岩石|天体|区域|地区|空间|行为|活动|状态|学科|科学|制品|微生物|法律|权利|税|货币|食物|气体|液体|溶液|材料|图形|曲线|距离|时间|比值|比例|数量|程度|大小|总称|统称|总和|方法|方式|手段|单位|概念|原则|规则|关系|差异|变化|组合|集合|平均值|值|数|量|力|率|点|线|面|角|体|层|带|人|者|群体|类|组|属性|部分|位置|作品|文件|数据|函数|程序|信号|信息|环境|条件|风|云|流|构造|圈|圈层|性质|变形|硬棒|片段|全体|个体|整体|政体|政党|联系|装备|药物|制剂|岩|矿物|作物|免疫|斗争|改革|法典|数列|定律|理念|观念|文学|体裁|诗歌|乐器|建筑|职业|权力|义务|文书|契约|费用|收入|支出|资金|资产|债务|股票|市场|价格|成本|产品|商品|土地|水体|海域|地带|地形|地貌|山地|平原|盆地|天气|气候|卫星|恒星|行星)$/

/** Words with which the clause after a whole answer goes on saying what was asked. */
const GOES_ON = /^(?:以及|和|与|及|或|并|且|从而|使|以便|以[^后前上下]|而且|用于|用来|能|可|目的)/
const NEW_STATEMENT =
  /[，；。](?:他|她|它|但|而(?!且)|因|所以|故|也|还|又|是|其|通常|一般|主要|例如|比如|如|常|在|此|这|那|由此|同时|有时|多|现|后|曾|亦|则|当|由于|从|目前|此外|截至|我)/
const SHORTEST_WHOLE = 8
const MOST_RELATIVE = 24
/** A definition of so many characters is taken whole: what follows its first clause tells the thing apart. */
const LONGEST_WHOLE = 64
/** Clauses that give an example, or speak of what stands elsewhere. */
const ASIDE =
  /[，；。](?:例如|比如|譬如|如(?![果何下此同今])|其中|[两二]者|前者|后者|此|见|参见|因为|由于|[^，；。]{0,10}[此之](?:$|[，；。]))/
/** '一種特殊的斷層', '一種醫療設備': a class that nothing marks off from others. */
const BARE_CLASS = /^一(?:种|个|类|门|项|部|套|组|款|张|座|条|段)(?:[^的]{0,7}的)?[^的]{1,8}$/

/** The length of the first clause or clauses that are a whole answer. */
export function lengthOfAnswer(plain: string): number {
  const at = plain.search(/[，；。]/)
  if (at < 0) return plain.length
  const first = plain.slice(0, at)
  if (at >= SHORTEST_WHOLE && endsInNoun(first) && /的|^一|^指/.test(first) && !GOES_ON.test(plain.slice(at + 1)))
    return at
  const further = plain.search(NEW_STATEMENT)
  return further < 0 ? plain.length : further
}

/** The length of the whole of what a definition says, or of its first clauses where that is long; 0 where it tells nothing apart. */
export function lengthOfDefinition(plain: string): number {
  const sentence = plain.split('。')[0] ?? ''
  const example = sentence.search(ASIDE)
  const whole = example < SHORTEST_WHOLE ? sentence.length : example
  const length = whole <= LONGEST_WHOLE ? whole : lengthOfAnswer(sentence.slice(0, whole))
  return BARE_CLASS.test(plain.slice(0, length)) ? 0 : length
}

/** Where the subject of a simplified clause ends: before its first verb, adverb or preposition, or -1. */
export function endOfSubject(plain: string): number {
  const words = splitWords(plain)
  const [first] = words
  if (!first || /^(?:d|c|u)/.test(first.tag) || (/^p/.test(first.tag) && !/^[由在]/.test(plain))) return -1
  if (/^(?:v$|p)/.test(first.tag) && !/^[^，]{2,14}的/.test(plain)) return -1
  for (const [index, word] of words.entries()) {
    const isState = word.tag === 'a' && index === words.length - 1
    if (index === 0 || !(isState || /^(?:v$|vd|p|d)/.test(word.tag)) || /^(?:与|和|同)$/.test(word.word)) continue
    const last = words[index - 1] as Word
    if (isNoun(last) && isNounPhrase(plain.slice(0, word.at))) return word.at
    if (!/的/.test(plain.slice(word.at, word.at + MOST_RELATIVE))) return -1
  }
  return -1
}
