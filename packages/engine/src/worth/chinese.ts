import type { CardCandidate, CardRule } from '../cards/candidate.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords } from '../zh/words.ts'
import type { TextCounts } from './text.ts'

/** A card in simplified characters, and the passage that it was made of. */
type Plain = { readonly asked: string; readonly told: string; readonly term: string; readonly passage: string }
type Gate = (card: Plain, counts: TextCounts) => boolean

/** By which rules a card is read once more, in simplified characters, and how. */
const GATES: Partial<Record<CardRule, Gate>> = {
  date: datesDeed,
  definition: (card, counts) => definesTerm(card) && isSpokenOf(card.term, counts) && !PRAISES.test(card.told),
  'strong-definition': (card) => definesTerm(card) && !PRAISES.test(card.told) && !SAYS.test(card.term),
  'glossary-entry': (card) => definesTerm(card) && !NO_ENTRY.test(card.term),
  // 'The name is made of the words …': '意为'.
  enumeration: ({ passage }) => !/意[为即思]|名称|语的/.test(passage),
  // '一位著名的宗教活动家': no name.
  agent: ({ told }) => !/^[一某]|等人?$/.test(told),
  naming: givesName,
}

/** Whether a Chinese card is worth asking. */
export function isWorthAskingInChinese(card: CardCandidate, counts: TextCounts): boolean {
  const [asked = '', told = '', term = '', passage = ''] = [
    card.question,
    card.answer,
    card.term,
    counts.quote(card),
  ].map(simplifiedShadow)
  return GATES[card.rule]?.({ asked, told, term, passage }, counts) ?? true
}

const FEWEST_TIMES = 3
const isSpokenOf = (term: string, counts: TextCounts): boolean =>
  counts.isShort || counts.isTitled(term) || counts.timesOf(term) >= FEWEST_TIMES

/** What a thing is good for, or how it ranks, does not say what it is. */
const PRAISES =
  /罕见|强大|易学|简单|基本方法|不明|未知|未被|首[间家个座部位所]|原料$|(?:车站|路线|线路|街道|公路|屋苑|商场|[小中]学|学校|书院)$|很|非常|著名|需要考虑|应用很广|重要|核心|前提$|悠久|知名|之一|问题$|艺术$|(?:电视|连续|古装|历史)剧|电影|专辑|单曲|节目|综艺|游戏|基石|桥梁|纽带|利器|关键工具|常用技术|理想化模型$/
/** A field of notes on an exercise: '返回：交换后的链表头节点'. */
const FIELD =
  /^(?:返回值?|状态(?:定义|转移)?|[优劣]势|[优缺]点|(?:题目|学习)?要求|(?:明确)?变量|(?:基本)?语法|参数|示例|(?:相关)?数学|思路|解法|复杂度|输[入出]|说明|注意|定义|含义|内涵|外延|概念|原理|特[征点]|目的|意义|步骤|决定因素)$|用例$|[与和](?:特征|原理|定义|类型)$/
/** What its reader is to do, or a formula of one exercise. */
const TASK = /^.{0,12}(?:应该|应当|必须)|^(?:理解|掌握|清楚|了解|学会|熟悉|熟练|记住)|^[a-z]+\[/
/** Labels of notes: '观点展开', '两个模型', '構建連接樹'. */
const NO_ENTRY = /^[一二两三四五六七八九十\d]|展开|构建|计算|方法|步骤|AI|[\p{Emoji_Presentation}]/u
const FEWEST_NEW = 6
const FEWEST_NEW_OF_PARTS = 4

const BY_NAME = /(?:定律|定理|公式|效应|方程|模型|理论|实验|征|法则|原理|学说|反应|循环|体|法|数|主义|运动|病|制)$/

/** Whoever says something: '教育局回应指……', '议员某某指……'. */
const SAYS = /(?:回应|表示|发言人|议员|主席|局长|部长|教授|学者|先生|女士|声明|报告|报道|研究|消息)$|议员|发言人/
/** A case ('若……'), an example, what stands elsewhere, an event, or a clause that has no end. */
/** '温室效应的基本概念' is asked for by '温室效应'. */
const OWN_MEANING = /的(?:基本)?(?:概念|定义|含义)$/
const NO_DEFINITION =
  /^(?:若|倘|假如|假设|一旦|如(?!何))|以下|如下|下列|于\d{3,4}年|.*(?:定义为|称为|叫做|名称，|等等$)|(?:过程|情况|条件|基础|时期|期间|范围|状态)[中下上里内]$|之[后前]$/
const GLOSSES = /[（(][^（()）]*[）)]/g

/** Whether the term is one, and no clause ('高句丽源出扶余'), and is told of in other characters than its own. */
function definesTerm({ term, told }: Plain): boolean {
  if (NO_DEFINITION.test(told) || OWN_MEANING.test(term) || FIELD.test(term) || TASK.test(told)) return false
  const words = splitWords(term)
  const verb = words.findIndex(({ tag, word }) => tag === 'v' && word.length > 1)
  if (verb > 0 && verb < words.length - 1) return false
  // '卡特中心发表声明', '高句丽源出扶余': somebody's doing, or a word that no list knows; '牛顿定律' is a term.
  const isNamed = words.some(({ tag, word }) => /^nr/.test(tag) || (tag === 'x' && /\p{Script=Han}/u.test(word)))
  if (isNamed && !BY_NAME.test(term)) return false
  const fresh = [...told.replace(GLOSSES, '')].filter(
    (character) => /\p{L}|\d/u.test(character) && !term.includes(character),
  )
  // '三民主义是指民族主义、民权主义和民生主义': its parts may share its characters.
  return fresh.length >= (/、.*[、和与及]/.test(told) ? FEWEST_NEW_OF_PARTS : FEWEST_NEW)
}

const LONGEST_NAMED = 64
const OTHER_NAME = /又[名称]|[俗别]名|俗称|别称|也叫|亦[名称]|也称/g

/** Whether a name is asked for by what it names, and cannot be read off the question: '芝加哥大学简称什么？'. */
function givesName({ asked, told, passage }: Plain): boolean {
  // '又称……，俗名……、……': another of its names is as right.
  if (/又[名称]|别名|俗称/.test(asked) && (passage.match(OTHER_NAME)?.length ?? 0) > 1) return false
  if (asked.length > LONGEST_NAMED || /^(?:一些|所谓|某)|期间|之后|得知|常常|往往|经常/.test(asked)) return false
  // 'X称为Y' with nothing told of X asks for another word, and seldom says which.
  if (/(?<![又简俗旧古史别])称为什么/.test(asked) && !/的|这种/.test(asked)) return false
  if (
    /简称|缩写|全称|又名|又称|俗称|别名|旧称/.test(asked) &&
    [...told].filter((one) => asked.includes(one)).length * 2 > told.length
  )
    return false
  return (asked.match(/，/g)?.length ?? 0) <= (asked.includes('史称') ? 3 : 2)
}

const ASKS_DATE = /，?(?:是?在)(?:哪一年|什么时候|哪个时期)/
const LONGEST_EVENT = 34
/** Deeds and events whose time is learnt. */
const DEED =
  /成立|建立|创建|创立|创办|独立|爆发|灭亡|灭|签[订定署]|缔结|颁布|公布|通过|施行|实施|即位|退位|登基|称帝|加冕|继位|就任|宣誓|当选|发现|发明|提出|制定|制备|测出|测定|证明|出版|创刊|出生|逝世|去世|投降|攻[占陷下]|占领|占据|征服|推翻|起[义事]|传入|改[制建为]|设立|废除|废止|合并|并入|成为|加入|退出|诺贝尔|迁都|定都|统一|分裂|承认|割让|收复|入侵|宣战|打败|击败|解散|升格|更名|发射|控制|禅让|召开|举行.*(?:公投|会议)|执政|建国|到达|杀死|处决|赶走|驱逐|除掉|铲除|进攻|攻击|攻打|发动|进行.{0,10}(?:战役|实验|运动|革命|改革)|担任|接替|采纳|移交|领有|接受.*统治|提取|首先|发展.*(?:学说|理论)|重组|签下|观察到|轰击|亲政|灭了|传教/
/** What is told in the course of a text, and whose time nobody learns. */
const EPISODE =
  /公司|董事|投资|启动|程序|经营|教务长|学院|总裁|经理|追悼|演唱|翻唱|播[放出]|影片|电影|电视|节目|专辑|封面|邮票|纪念|庆典|葬礼|[探来出]访|访|开幕|落成|搬|捐|签约|出席|参加|观看|控告|结为|结婚|加盟|转会|学位|得奖|获奖|勋章|决赛|冠军|比赛|开通|开工|运营|小组|指挥部|函|任教|就读|求学|毕业|会所|球队|球员|歌|票房|咨询|停止|影响|允许|打击|试图|计划|准备|宣布|同盟是|会所|裁撤|展览|授予|授与/
/** What stands for somebody whom only the text around it names. */
const UNNAMED =
  /^(?:市|省|县|州|校|该|本|全)?(?:政府|当局|国会|议会|国家|军队|徒弟|学生|官方|父亲|母亲|哥哥|弟弟|妻子)|^[一两三数]/
/** What comes before or after another thing is no deed told in one breath: '……建立完毕后……'. */
const IN_TURN = /随之|完毕|(?<!以)后(?![者期来宫裔汉唐晋周赵梁金])|^(?:初|历时|时任|战后|抗战)|一同|之后/
/** A talk about what is not said, and a move of whom is not said: '转投……'. */
const LACKS_OBJECT = /(?:讨论|研究|商讨|审议|表决|决定)$|^(?:转|改|赴|返|调|升|获|受|出任|前往)(?!型|革)/
const NAMED_EVENT =
  /^.{2,6}(?:起义|战争|革命|运动|变法|事变|政变|之战|战役)(?:全面|正式)?(?:爆发|开始|失败|结束|发生|胜利)$/
const FEWEST_OF_MATTER = 2

/** Whether a date is that of a deed which is learnt, told in one breath of what the text comes back to. */
function datesDeed({ asked }: Plain, counts: TextCounts): boolean {
  const event = asked.replace(ASKS_DATE, '').replace(/？$/, '')
  if (event.length > LONGEST_EVENT || event.includes('，') || !DEED.test(event) || EPISODE.test(event)) return false
  const words = splitWords(event)
  if (/^(?:v|p|d|c|m|r)/.test(words[0]?.tag ?? '') || UNNAMED.test(event) || IN_TURN.test(event)) return false
  if (LACKS_OBJECT.test(event) || (/第一|首[个座间所次]/.test(event) && !/[在于]|[国省市州]/.test(event))) return false
  const matter = words.filter(({ tag, word }) => /^(?:n|j|l|x|t|eng)/.test(tag) && word.length > 1)
  // '武昌起义爆发': an event that has a name is what a history is about, however short.
  if (counts.isShort && NAMED_EVENT.test(event)) return true
  return matter.some(({ word }) => counts.timesOf(word) >= FEWEST_OF_MATTER || counts.isTitled(word))
}
