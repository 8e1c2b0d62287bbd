import type { Block, StudyDocument } from '../document.ts'
import { blankStandsAlone } from '../en/judge.ts'
import { subjectWords } from '../likeness.ts'
import { OBJECTIVE, UNREAD_SECTION } from '../parse/data.ts'
import { fullTitle } from '../parse/headings.ts'
import { languageOf, measure } from '../parse/script.ts'
import { inScript, scriptOf } from '../zh/simplified.ts'
import type { CardCandidate } from './candidate.ts'
import { placed } from './placed.ts'

const QUESTION_END = /[?？]\s*(?:#\w+)?$/
/** 'A.' before a small letter is the beginning of a name: 'A. thaliana'. */
const ANSWER_MARK = /^(?:(?:[Aa]|[Aa]nswer|ANSWER|答|答案)\s*[:：]|(?:A|Answer)\.(?!\s*\p{Ll})|答案?\.)\s*/u
/** Questions that a text asks in passing. */
const ASIDE = /^(?:when|if|so|but|and|right|okay|now)\b|____/i
const QUESTION_MARK = /^(?:Q|Question|问|問|问题|問題)\s*\d*\s*[:：.]\s*/i
/** What cannot be answered by a sentence of the text: 'yes' or 'no', or one of several that are given. */
const CLOSED =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may)\b|which (?:one )?of (?:these|the following)|[吗嗎]|是否|下列|以下|哪[一个個]|whether/i
const ASKS_IN_CHINESE = /什[么麼]|哪|[谁誰]|如何|怎|[为為](?:什|何)|多少|[几幾何]|分[别別]是|吗|嗎/
const ASKS_FOR_SEVERAL = /^(?:what (?:are|were)|list|name)\b|哪些|哪幾|哪几|[分幾几][別种種]/i
/** Code, references and the like, and a speaker's name: what follows a question without answering it. */
const NO_ANSWER =
  /<-|%>%|==|\(\)|[#{}@]|https?:|\(\d{4}\)|^[\p{Lu} .]{4,}:|^(?:step|figure|table|hint)\b|[:：]$|^[A-D][.)、]/iu
/** Headings under which a list is an answer: '激素调节的特点'. */
const LIST_HEADING =
  /(?<!目|学|學|教)(?:类型|類型|种类|種類|分类|分類|特点|特點|特征|特徵|阶段|階段|步骤|步驟|原因|影响|影響|功能|组成|組成|优点|優點|缺点|缺點|意义|意義|原则|原則|条件|條件|措施|要素|症状|症狀|性质|性質)$/
const LONGEST_ITEM = 40
const LONGEST_TITLE = 24
const LONGEST_QUESTION = 160
const LONGEST_ANSWER = 360
/** An answer of so many Chinese characters is whole as it stands: '过强。过强。过弱。' */
const SHORT_ANSWER = 60
const MOST_ANSWER_ITEMS = 8
const MOST_ANSWER_SENTENCES = 2
const FEWEST_LIST_ITEMS = 3
const MOST_ANSWER_WORDS = 50
/** A text with so many questions of its author's is made of questions and answers. */
const QUESTIONS_OF_A_CATECHISM = 8
const LONGEST_PLAIN_ANSWER = 130
const ASIDE_ANSWER = /如[下上]?图|图\d|【|我们|来看|例如：/
const LEAST_SHARED = 0.34

/** Cards from what the author laid out: own questions with their answers, Chinese headings with lists. */
export function structureCandidates(document: StudyDocument): CardCandidate[] {
  const sections = new Map(document.sentences.map(({ block, section }) => [block, section]))
  const isCatechism = document.blocks.filter(isQuestion).length >= QUESTIONS_OF_A_CATECHISM
  return document.blocks.flatMap((block, index) => {
    const section = sections.get(index) ?? sections.get(index + 1) ?? 0
    if (isQuestion(block)) return authorQuestion(document, index, section, isCatechism)
    return block.kind === 'heading' ? headingList(document, index, section) : []
  })
}

const isQuestion = ({ text, kind }: Block): boolean =>
  kind !== 'row' &&
  QUESTION_END.test(text) &&
  text.length >= 6 &&
  text.length <= LONGEST_QUESTION &&
  (text.match(/[?？]/g)?.length ?? 0) === 1 &&
  !/____/.test(text)

/** A question of the author's with the bullets, or the paragraph, that answer it. */
function authorQuestion(
  { blocks, isSpoken }: StudyDocument,
  index: number,
  section: number,
  isCatechism: boolean,
): CardCandidate[] {
  const block = blocks[index] as Block
  const isTalk = isSpoken && block.kind === 'paragraph' && !QUESTION_MARK.test(block.text)
  if (isTalk || ASIDE.test(block.text) || CLOSED.test(block.text) || /^[\p{Lu} .]{4,}:/u.test(block.text)) return []
  const answers = isOneOfARow(blocks, index) ? [] : answersTo(blocks, index)
  const told = answers.map(({ text }) => firstSentences(text.replace(ANSWER_MARK, '')))
  const answer = told.join('\n')
  // A worksheet's blanks leave '；' and '：……' behind.
  if (told.some((one) => /^[^\p{L}\p{N}]*(?:$|[：:；;，,、。])/u.test(one)) || /的，|的[？?]/.test(block.text))
    return []
  if (answer.length < 2 || answer.length > LONGEST_ANSWER || /____|□/.test(answer)) return []
  const question = block.text.replace(/\s*#\w+\s*$/, '').replace(QUESTION_MARK, '')
  if (!answersQuestion(block, answers, answer, isCatechism) || !isAskedAlone(question)) return []
  const place = { start: block.start, end: answers.at(-1)?.end ?? block.end }
  return [placed({ rule: 'author-question', question, answer, term: '' }, place, section, `block ${index}`)]
}

/** Several items answer a question for several; a paragraph says something of what is asked. */
function answersQuestion(
  { kind, text: question }: Block,
  answers: readonly Block[],
  answer: string,
  isCatechism: boolean,
): boolean {
  if (answers.some(({ text }) => NO_ANSWER.test(text.replace(ANSWER_MARK, '')))) return false
  if (answers.some(({ kind }) => kind !== 'paragraph')) return ASKS_FOR_SEVERAL.test(question) || answers.length === 1
  if (answers.some(({ text }) => ANSWER_MARK.test(text))) return true
  if (kind === 'heading' || answer.split(/\s+/).length > MOST_ANSWER_WORDS) return false
  if (isCatechism && languageOf(question) === 'zh')
    return answer.length <= LONGEST_PLAIN_ANSWER && !ASIDE_ANSWER.test(answer)
  const asked = subjectWords(question)
  return /[.。]$/.test(answer) && asked.intersection(subjectWords(answer)).size >= asked.size * LEAST_SHARED
}

/** Whether a question of the author's is understood without what stands before it. */
const isAskedAlone = (question: string): boolean =>
  languageOf(question) === 'zh'
    ? !/[我你您咱她他它这這那該该]|【|^有|^(?:题目|題目|问题|問題)[:：]/.test(question) &&
      ASKS_IN_CHINESE.test(question) &&
      question.length >= 6
    : blankStandsAlone(question) &&
      !/\b(?:you|we|I|my|your|our)\b|\b(?:exercise|figure|table|example|problem|question) \d/i.test(question) &&
      subjectWords(question).size >= 2

/** Whether questions follow each other here: what comes next may answer any of them, or none. */
const isOneOfARow = (blocks: readonly Block[], index: number): boolean =>
  [blocks[index - 1], blocks[index + 1]].some((block) => block?.kind === 'paragraph' && isQuestion(block))

/** The items under the question at `index`, or else the paragraph right after it. */
function answersTo(blocks: readonly Block[], index: number): Block[] {
  const question = blocks[index] as Block
  const items: Block[] = []
  for (const next of blocks.slice(index + 1, index + 1 + MOST_ANSWER_ITEMS)) {
    const isItem = next.kind === 'item' || next.kind === 'entry'
    const isUnder = isItem && (question.kind !== 'item' || next.indent > question.indent)
    if (!isUnder || QUESTION_END.test(next.text)) break
    items.push(next)
  }
  const next = blocks[index + 1]
  if (items.length > 0 || next?.kind !== 'paragraph' || QUESTION_END.test(next.text)) return items
  return [next]
}

const firstSentences = (text: string): string =>
  languageOf(text) === 'zh' && text.length <= SHORT_ANSWER ? text : cutToSentences(text)

const cutToSentences = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .slice(0, MOST_ANSWER_SENTENCES)
    .join(languageOf(text) === 'zh' ? '' : ' ')

/** A Chinese heading that announces a list, with three to eight short items right under it: '激素调节的特点'. */
function headingList({ blocks }: StudyDocument, index: number, section: number): CardCandidate[] {
  const heading = blocks[index] as Block
  const title = fullTitle(blocks, index)
  // '约束条件' does not say of what, '线性规划的约束条件' does.
  if (!title.includes('的') || title.length > LONGEST_TITLE || UNREAD_SECTION.test(heading.text)) return []
  if (!LIST_HEADING.test(title) || /[?？“”"：:]|____|[和与與及]/.test(title)) return []
  const items = itemsUnder(blocks, index + 1)
  if (items.length < FEWEST_LIST_ITEMS || items.length > MOST_ANSWER_ITEMS) return []
  const isFit = ({ text }: Block): boolean =>
    text.length >= 2 && measure(text, 'zh') <= LONGEST_ITEM && !/____|□|[?？:：]$|https?:|@/.test(text)
  if (!items.every(isFit) || items.some(({ text }) => languageOf(text) !== 'zh' || OBJECTIVE.test(text))) return []
  const question = `${title}${inScript('有哪些？', scriptOf(items.map(({ text }) => text).join('')))}`
  const answer = items.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')
  const place = { start: heading.start, end: items.at(-1)?.end ?? heading.end }
  return [placed({ rule: 'heading-list', question, answer, term: title }, place, section, `block ${index}`)]
}

function itemsUnder(blocks: readonly Block[], from: number): Block[] {
  const start = blocks[from]?.kind === 'paragraph' && /[:：]$/.test(blocks[from]?.text ?? '') ? from + 1 : from
  const indent = blocks[start]?.indent ?? 0
  const items: Block[] = []
  for (let at = start; at < blocks.length; at++) {
    const block = blocks[at] as Block
    if (block.kind !== 'item' && block.kind !== 'entry') break
    if (block.indent === indent) items.push(block)
  }
  return items
}
