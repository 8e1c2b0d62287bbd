import { type Block, isChoice, type StudyDocument } from '../document.ts'
import { blankStandsAlone } from '../en/judge.ts'
import { subjectWords } from '../likeness.ts'
import { languageOf } from '../parse/script.ts'
import { inScript, scriptOf } from '../zh/simplified.ts'
import type { CardCandidate } from './candidate.ts'
import { placed } from './placed.ts'

const QUESTION_END = /[?？]\s*(?:[（(][^（()）?？]{1,12}[)）])?\s*$/
/** 'A.' before a small letter is the beginning of a name: 'A. thaliana'. */
const ANSWER_MARK = /^(?:(?:[Aa]|[Aa]nswer|ANSWER|答|答案)\s*[:：]|(?:A|Answer)\.(?!\s*\p{Ll})|答案?\.)\s*/u
/** Questions that a text asks in passing. */
const ASIDE = /^(?:when|if|so|but|and|right|okay|now)\b|____/i
const QUESTION_MARK = /^(?:Q|Question|问|問|问题|問題)\s*\d*\s*[:：.]\s*/i
/** What cannot be answered by a sentence of the text: 'yes' or 'no', or one of several that are given. */
const CLOSED =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may)\b|which (?:one )?of (?:these|the following)|[吗嗎]|是否|下列|以下|哪[一个個]|whether/i
const ASKS_IN_CHINESE = /什[么麼]|哪|[谁誰]|如何|怎|[为為](?:什|何)|多少|[几幾何]|分[别別]是/
/** Code, references and the like, and a speaker's name: what follows a question without answering it. */
const NO_ANSWER =
  /<-|%>%|==|\(\)|[#{}@]|https?:|\(\d{4}\)|^[\p{Lu} .]{4,}:|^(?:step|figure|table|hint)\b|[:：]$|^[A-D][.)、]|____|□/iu
const SHORTEST_QUESTION = 6
const LONGEST_QUESTION = 160
const LONGEST_ANSWER = 360

/** So many questions over lists, or of a list that answers them, are a student's own, to be learnt by. */
const FEWEST_ANSWERED = 3
/** A question with its answer in one line of a list; a bracket after it ('(two points)') is none. */
const ANSWERED = /^([^?？]{5,160}[?？])\s*(?![（(][^）)]{1,12}[）)]\s*$)([^?？]{2,360})$/
/** A line of a Chinese outline that asks without a question: '抗体的作用：'. */
const ASPECT =
  /^(?!.*(?:[填写寫列据據如图圖下上这這该該]|理解))(.{2,24}的(?:概念|定[义義]|含[义義]|特[点點征徵]|作用|功能|意[义義]|原因|[实實][质質]|本[质質]|原理|[关關][系係]))[:：]\s*$/u
/** A tag after a question that its student made a card of. */
const CARD_TAG = /^[ \t]*#(?:(?:flash)?cards?|anki)\b/i
const TAG_WITHIN = 24

/**
 * Questions of the author's: whose answer is marked as one ('A: …', '答：……'), several over lists or of a list that answers most of its
 * own, and those tagged as cards.
 */
export function structureCandidates(document: StudyDocument): CardCandidate[] {
  const { blocks, sentences } = document
  const sections = new Map(sentences.map(({ block, section }) => [block, section]))
  const asked = blocks.flatMap((block, index) => readQuestion(document, block, index))
  const count = (...forms: Form[]) => asked.filter(({ form }) => forms.includes(form)).length
  const isOwn: Record<Form, boolean> = {
    marked: true,
    tagged: true,
    'over list': count('over list', 'tagged') >= FEWEST_ANSWERED,
    'in list': count('in list') >= Math.max(FEWEST_ANSWERED, count('open')),
    open: false,
  }
  return asked.flatMap(({ block, index, form, question, told }) => {
    const answer = told.map(({ text }) => text.replace(ANSWER_MARK, '')).join('\n')
    if (!isOwn[form] || !isWhole(answer)) return []
    if (form !== 'tagged' && (!isAskedAlone(question) || NO_ANSWER.test(answer))) return []
    const section = sections.get(index) ?? sections.get(index + 1) ?? 0
    const draft = { rule: 'author-question', question, answer, term: '' } as const
    return [placed(draft, { start: block.start, end: told.at(-1)?.end ?? block.end }, section, `block ${index}`)]
  })
}

/** 'open' is a question of a list without an answer. */
type Form = 'marked' | 'tagged' | 'over list' | 'in list' | 'open'

/** The question that `block` asks, if any, with what tells its answer. */
function readQuestion(document: StudyDocument, block: Block, index: number) {
  const { blocks, source } = document
  const text = block.text.replace(ASPECT, (_, aspect) => `${aspect}${inScript('是什么？', scriptOf(source))}`)
  const tell = (form: Form, told: readonly Pick<Block, 'text' | 'end'>[], question = text) => [
    { block, index, form, question: question.replace(QUESTION_MARK, ''), told },
  ]
  const [, question, answer] = (block.kind === 'item' && ANSWERED.exec(text)) || []
  if (answer) return tell('in list', [{ text: answer, end: block.end }], question)
  const isTagged = CARD_TAG.test(source.slice(block.end, block.end + TAG_WITHIN))
  const next = blocks[index + 1]
  if (!isTagged && !isQuestion({ ...block, text })) return []
  if (next && ANSWER_MARK.test(next.text)) return tell('marked', [next])
  const list = itemsAfter(blocks, index)
  if (list.some((item) => isChoice(document, item) || QUESTION_END.test(item.text))) return []
  const form = isTagged ? 'tagged' : block.kind === 'item' ? 'in list' : 'over list'
  const isRightUnder = isTagged || (form === 'in list' && !source.slice(block.end, next?.start).includes('\n\n'))
  const told = list.length === 0 && next?.kind === 'paragraph' && isRightUnder ? [next] : list
  return told.length > 0 ? tell(form, told) : form === 'in list' ? tell('open', []) : []
}

/** The items of a list right after the block at `index`; after an item those that are set in under it. */
function itemsAfter(blocks: readonly Block[], index: number): readonly Block[] {
  const own = blocks[index] as Block
  const rest = blocks.slice(index + 1, index + 1 + MOST_ITEMS)
  const end = rest.findIndex(({ kind, indent }) => kind !== 'item' || (own.kind === 'item' && indent <= own.indent))
  return end < 0 ? rest : rest.slice(0, end)
}
const MOST_ITEMS = 12

const isQuestion = ({ text, kind }: Block): boolean =>
  kind !== 'row' &&
  QUESTION_END.test(text) &&
  text.length >= SHORTEST_QUESTION &&
  text.length <= LONGEST_QUESTION &&
  (text.match(/[?？]/g)?.length ?? 0) === 1

/** A worksheet's blanks leave '；' and '：……' behind. */
const isWhole = (answer: string): boolean =>
  answer.length >= 2 && answer.length <= LONGEST_ANSWER && !/^[^\p{L}\p{N}]*(?:$|[：:；;，,、。])/u.test(answer)

/** Whether a question of the author's is understood without what stands before it. */
const isAskedAlone = (question: string): boolean =>
  !ASIDE.test(question) &&
  !CLOSED.test(question) &&
  (languageOf(question) === 'zh'
    ? !/[我你您咱她他它这這那该該]|【|^有|的，|的[？?]|^(?:题目|題目|问题|問題)[:：]/.test(question) &&
      ASKS_IN_CHINESE.test(question)
    : blankStandsAlone(question) &&
      !/\b(?:you|we|I|my|your|our)\b|\b(?:exercise|figure|table|example|problem|question) \d/i.test(question) &&
      subjectWords(question).size >= 2)
