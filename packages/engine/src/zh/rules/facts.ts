import { EVENT, LEANS, NO_EVENT, OPENS_PERIOD, OPENS_WITH_TIME, RECURS, STATISTIC, WHICH_TIME } from '../data/events.ts'
import { areWords } from '../judge.ts'
import { endOfSubject, endsInNoun, isNounPhrase, namesItself } from '../phrase.ts'
import { bareTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseRule, find } from './rule.ts'

const MONTH = '(?:\\d{1,2}|十?[正一二三四五六七八九]|十)月'
const DATE = new RegExp(
  `(?:公元前?|西元前?)?\\d{3,4}年(?:${MONTH})?(?:\\d{1,2}日)?|(?:公元)?前\\d{1,4}年|\\d{1,2}世纪(?:\\d0年代|初|末|中叶)?`,
  'g',
)
const FEWEST_TOLD = 6
const MOST_TOLD = 36
/** An event that is told in more characters is asked about after a pause. */
const MOST_IN_A_BREATH = 18
/** '1905年，同盟会成立' → '同盟会成立是在哪一年？'; '同盟会于1905年成立' → '同盟会在哪一年成立？' */
export const date: ChineseRule = ({ text, shadow, say, isTopic }) => {
  const found = findDate(shadow)
  if (!found) return null
  const { words, at, from, end, isOpening } = found
  const before = isOpening ? '' : shadow.slice(0, at - 1)
  const told = isOpening ? shadow.slice(from, end) : before + shadow.slice(at + words.length, end)
  const subject = isOpening ? endOfSubject(told) : before.length
  if (/[是为]/.test(before) || subject < 0 || !tellsEvent(told, subject) || isCutOff(told, subject, shadow.slice(end)))
    return null
  if (!namesItself(told.slice(0, subject), isTopic) || (!isOpening && !isBetween(before, told.slice(subject))))
    return null
  const asked = say(/世纪|年代/.test(words) ? '哪个时期' : /[日月]$/.test(words) ? '什么时候' : '哪一年')
  const more = restOfDeed(shadow, end, told.slice(subject))
  if (more === null) return null
  const [who, did] = [
    isOpening ? '' : text.slice(0, before.length),
    text.slice(isOpening ? from : at + words.length, end + more),
  ]
  const isLast = isOpening || told.startsWith('在', subject)
  const question = isLast ? askedLast(who + did, `${say('是在')}${asked}`) : `${who}${say('在')}${asked}${did}`
  return { rule: 'date', question: `${question}？`, answer: text.slice(at, at + words.length), term: '' }
}

/** What is told, then what is asked: no place within a sentence of several verbs has to be found for '在哪一年'. */
const askedLast = (told: string, asked: string): string =>
  told.includes('，') || told.length > MOST_IN_A_BREATH ? `${told}，${asked}` : told + asked

/** Whether a date between these stood right after the subject: nothing but nouns before it, and its verb, or what leads to one, after it. */
const isBetween = (before: string, after: string): boolean =>
  isOfNouns(before) && /^(?:v|d|p|ad)/.test(splitWords(after)[0]?.tag ?? '')

const isOfNouns = (plain: string): boolean =>
  splitWords(plain).every(
    ({ tag, word }) => /^(?:n|x|eng|j|l|m|q|t|i|b|s|vn)/.test(tag) || /^[的、与和及·-]$/.test(word),
  )

/** The one date of a statement that a clause is told of: where it stands, and where the clause does. */
function findDate(shadow: string) {
  const [match, ...more] = [...shadow.matchAll(DATE)]
  if (!match || more.length > 0 || /如果|假设|将于|[（(][^）)]*年/.test(shadow)) return null
  const { 0: words, index: at } = match
  const after = shadow.slice(at + words.length)
  if (OPENS_PERIOD.test(after)) return null
  const isOpening = at === 0 || /^(?:在|于)$/.test(shadow.slice(0, at))
  if (!isOpening && !/[于在]$/.test(shadow.slice(0, at))) return null
  const from = isOpening ? at + words.length + (/^[，,]/.test(after) ? 1 : 0) : 0
  return { words, at, from, end: endOfClause(shadow, isOpening ? from : at), isOpening }
}

/** What somebody is known for having done. */
const DEED =
  /^(?:首先|最早|率先)?(?:于[^，]{2,8}年)?(?:发明|提出|发现|创立|创办|创建|建立|撰写|编写|编纂|著|主编|设计|制定|颁布|统一|推翻|命名|证明|领导|发动|主持|绘制|发表)了?/
/** Deeds that say nothing without what was done. */
const OPEN_DEED = new RegExp(
  `${DEED.source}(?:一?[^，的]{0,2}(?:著作|论文|文章|书|报告|理论|学说|[布通公]告|声明|命令))?$`,
)
/** '发表了一篇论文', as many do. */
const ANY_WRITING = /一[篇本部份封][^，的]{1,3}$/
const SHORT_DEED = 5
const MOST_MORE = 26

/** How much of what follows a short deed tells of it ('贴出布告，宣告……成立'): 0 where it is whole, null where nothing makes it so. */
function restOfDeed(shadow: string, end: number, did: string): number | null {
  const isOpen = OPEN_DEED.test(did)
  if (!isOpen && (did.length > SHORT_DEED || splitWords(did).length < 2)) return 0
  const next = shadow.slice(end + 1).split(/[，。；]/)[0] ?? ''
  const goesOn = shadow[end] === '，' && /^v/.test(splitWords(next)[0]?.tag ?? '') && next.length <= MOST_MORE
  if (goesOn && !LEANS.test(next) && !STATISTIC.test(next)) return next.length + 1
  return isOpen ? null : 0
}

/** A clause whose object is the next one, or that only leads up to it: '研究显示', '授权', '趁……之机', '以……为材料'. */
const REPORTS = /(?:显示|表明|证明|发现|透露|报道|规定|要求|授权|批准|同意|下令|命令|呼吁|计划|准备|企图|试图|打算)$/
const LEADS_UP = /^(?:趁|乘(?!坐|船|车)|借|凭|应|奉|按|依|据|就|对|经|通过|在[^，]*[下时中]$)|一些/
const BY_MEANS = /以[^，]{2,14}为[^，]{2,6}$/
/** What is told in somebody's words is cut where they pause. */
const IN_WORDS = /^(?:说|称|道|写道|认为|指出|表示|声明|报道|估计|预言|一旦|如果|若)$/
/** 'X的行动，使得……': no clause, but the subject of the next one. */
const IS_SUBJECT_OF_NEXT = /^，(?:使|令|让|导致|引起|引发|造成|促使|标志|成为|是|为|对|被)/
/** A body that names something does so of what stood before: '会议确定为模范县'. */
const NAMES = /^[^将把被由]*[定列评选改命升降划辟]为/

/** Whether `told`, up to a pause, lacks what it is about: `rest` goes on with it. */
function isCutOff(told: string, subject: number, rest: string): boolean {
  const did = told.slice(subject)
  const goesOn = /^，/.test(rest)
  if (splitWords(did).some(({ word }) => IN_WORDS.test(word))) return true
  if (goesOn && (REPORTS.test(did) || LEADS_UP.test(did) || BY_MEANS.test(told))) return true
  if (IS_SUBJECT_OF_NEXT.test(rest) && /^[^了]*的[^了的]{1,6}$/.test(did)) return true
  if (/^在.*的/.test(did) && !splitWords(did.slice(did.lastIndexOf('的'))).some(({ tag }) => /^v/.test(tag)))
    return true
  return NAMES.test(did) && /(?:会议|大会|政府|委员会|国务院|院|部|厅|局|会)$/.test(told.slice(0, subject))
}

const endOfClause = (shadow: string, from: number): number => {
  const at = shadow.slice(from).search(/[，；。,]/)
  return at < 0 ? shadow.length : from + at
}

/** Whether a clause with its subject up to `subject` tells who or what did something, by a name and whole. */
function tellsEvent(plain: string, subject: number): boolean {
  if (plain.length < FEWEST_TOLD || plain.length > MOST_TOLD || STATISTIC.test(plain) || LEANS.test(plain)) return false
  if (RECURS.test(plain) && !WHICH_TIME.test(plain)) return false
  const did = plain.slice(subject)
  const words = splitWords(did)
  const last = words.at(-1)
  if (!last || did.length < 2 || NO_EVENT.test(did) || /^(?:p|c|u[^l]|d|f|r|q|m)/.test(last.tag)) return false
  if (isSurnameAlone(plain) || OPENS_WITH_TIME.test(plain)) return false
  const isNamed =
    (EVENT.test(plain.slice(0, subject)) && !isKindOfEvent(plain.slice(0, subject))) ||
    splitWords(plain).some(({ tag, word }) => /^(?:nr|ns|nt|nz|nrt)/.test(tag) && word.length > 1)
  if (words.some(({ word }, at) => word === '将' && /^[vd]/.test(words[at + 1]?.tag ?? ''))) return false
  return isNamed && words.some(({ tag }) => /^v/.test(tag)) && !/^有|^是|^为/.test(did)
}

/** '周乘船赴法国': somebody whom the sentence does not name. */
function isSurnameAlone(plain: string): boolean {
  const [first, next] = splitWords(plain)
  return first?.word.length === 1 && /^nr/.test(first.tag) && /^[vdp]/.test(next?.tag ?? '')
}

/** '农民起义', '工人运动': whose rising tells which one it was, and not where or when. */
const isKindOfEvent = (plain: string): boolean =>
  /^(?:农民|工人|学生|人民|民众|群众|奴隶|士兵|军事|宫廷|武装|民族|国家|内部|独立)[^，]{2}$/.test(plain)

/** 'X创立了……' → '谁创立了……？' */
export const agent: ChineseRule = ({ text, shadow, say }) => {
  const start = /^[^，]{2,12}年[^，]{0,6}，/.exec(shadow)?.[0].length ?? 0
  const clause = shadow.slice(start).split(/[，；]/)[0] ?? ''
  const end = endOfSubject(clause)
  const deed = clause.slice(Math.max(end, 0))
  if (
    end < 2 ||
    !DEED.test(deed) ||
    deed.length < 6 ||
    ANY_WRITING.test(deed) ||
    LEANS.test(clause) ||
    !endsInNoun(deed)
  )
    return null
  const words = splitWords(clause.slice(0, end))
  const isPerson = words.every(
    ({ tag, word }) => /^(?:nr|nrt|nrfg|x|c|p)$/.test(tag) || /^(?:·|、|和|与|等|等人)$/.test(word),
  )
  const opens = splitWords(deed)[0]
  if (!isPerson || !words.some(({ tag }) => /^nr/.test(tag)) || !opens || words.at(-1)?.word === '等') return null
  const who = text.slice(start, start + end)
  return {
    rule: 'agent',
    question: `${say('谁')}${text.slice(start + end, start + clause.length)}？`,
    answer: who,
    term: who,
  }
}

const DONE_BY =
  /^([^，。；、]{2,24}?)(，)?由([^，。；]{3,24}?)(组织审核|审批|授予|行使|决定|规定|批准|选举产生|任命|任免|领导|主持|制定|公布|颁布|保管|管理|设立|执行|监督|解释|提名|确定|创立|创建|创作|建造|设计|编写|撰写|发明|提出|发现|担任)(?=$|[，；])/d
const BODY = /(?:委员会|部门|机关|机构|法院|政府|检察院|大会|单位|部|局|会|院|厅)$/

/** '博士学位授予资格由国务院教育行政部门组织审核' → '博士学位授予资格由哪个机构组织审核？' */
export const doneBy: ChineseRule = ({ text, shadow, say, isTopic }) => {
  const found = find({ text, shadow }, DONE_BY)
  if (!found || !areWords(shadow, found.at(4), found.plain(4).length) || !namesItself(found.plain(1), isTopic))
    return null
  const isBody = BODY.test(found.plain(3))
  const isWho =
    isBody ||
    /^nr/.test(splitWords(found.plain(3))[0]?.tag ?? '') ||
    /(?:人|员|者|长|家|学校|大学|公司|企业)$/.test(found.plain(3))
  if (!isWho || !isNounPhrase(found.plain(3)) || LEANS.test(found.plain(1) + found.plain(3))) return null
  const question = `${found.written(1)}${say(isBody && !/、|或/.test(found.plain(3)) ? '由哪个机构' : '由谁')}${found.written(4)}？`
  return { rule: 'agent', question, answer: found.written(3), term: bareTerm(found.written(1)) }
}
