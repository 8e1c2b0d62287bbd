import type { Block, Sentence, StudyDocument } from '../document.ts'
import { UNREAD_SECTION } from '../parse/data.ts'
import { fullTitle } from '../parse/headings.ts'
import { languageOf, measure } from '../parse/script.ts'
import { inScript, scriptOf } from '../zh/simplified.ts'
import type { CardCandidate } from './candidate.ts'
import { placed } from './placed.ts'

const QUESTION_END = /[?？]\s*(?:#\w+)?$/
const ANSWER_MARK = /^(?:A|Answer|答|答案)\s*[:：.]\s*/i
/** Questions that a text asks in passing. */
const ASIDE = /^(?:when|if|so|but|and|right|okay|now)\b|____/i
const QUESTION_MARK = /^(?:Q|Question|问|問|问题|問題)\s*\d*\s*[:：.]\s*/i
const OBJECTIVE =
  /^(?:(?:discuss|identify|illustrate|define|contrast|compare|assess|explain|describe|list|analy[sz]e|summari[sz]e|evaluate|distinguish|outline|understand|examine|explore|name|state|differentiate)\b|了解|掌握|理解|熟悉|瞭解)/i
const LONGEST_QUESTION = 160
const LONGEST_ANSWER = 700
const MOST_ANSWER_ITEMS = 8
const MOST_ANSWER_SENTENCES = 3
const FEWEST_LIST_ITEMS = 3
const FEWEST_BLANK_WORDS = 5
const FEWEST_BLANK_CHARACTERS = 9

/** Cards from what the author laid out: own questions with their answers, headings with lists, words in bold. */
export function structureCandidates(document: StudyDocument): CardCandidate[] {
  const sections = new Map(document.sentences.map(({ block, section }) => [block, section]))
  const fromBlocks = document.blocks.flatMap((block, index) => {
    const section = sections.get(index) ?? sections.get(index + 1) ?? 0
    if (isQuestion(block)) return authorQuestion(document, index, section)
    return block.kind === 'heading' ? headingList(document, index, section) : []
  })
  return [...fromBlocks, ...document.sentences.flatMap((sentence) => markedBlank(document, sentence))]
}

const isQuestion = ({ text, kind }: Block): boolean =>
  kind !== 'row' &&
  QUESTION_END.test(text) &&
  text.length >= 6 &&
  text.length <= LONGEST_QUESTION &&
  (text.match(/[?？]/g)?.length ?? 0) === 1 &&
  !/____/.test(text)

/** A question of the author's with the bullets, or the paragraph, that answer it. */
function authorQuestion({ blocks, isSpoken }: StudyDocument, index: number, section: number): CardCandidate[] {
  const block = blocks[index] as Block
  const isTalk = isSpoken && block.kind === 'paragraph' && !QUESTION_MARK.test(block.text)
  if (isTalk || ASIDE.test(block.text)) return []
  const answers = answersTo(blocks, index)
  const answer = answers.map(({ text }) => firstSentences(text.replace(ANSWER_MARK, ''))).join('\n')
  if (answer.length < 2 || answer.length > LONGEST_ANSWER || /____|□/.test(answer)) return []
  const question = block.text.replace(/\s*#\w+\s*$/, '').replace(QUESTION_MARK, '')
  const place = { start: block.start, end: answers.at(-1)?.end ?? block.end }
  return [placed({ rule: 'author-question', question, answer, term: '' }, place, section, `block ${index}`)]
}

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
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .slice(0, MOST_ANSWER_SENTENCES)
    .join(languageOf(text) === 'zh' ? '' : ' ')

/** A heading with three to eight short items right under it. */
function headingList({ blocks }: StudyDocument, index: number, section: number): CardCandidate[] {
  const heading = blocks[index] as Block
  const isChinese = languageOf(heading.text) === 'zh'
  if (UNREAD_SECTION.test(heading.text) || heading.text.length > (isChinese ? 20 : 70)) return []
  const items = itemsUnder(blocks, index + 1)
  if (items.length < FEWEST_LIST_ITEMS || items.length > MOST_ANSWER_ITEMS) return []
  if (items.filter(({ kind }) => kind === 'entry').length > items.length / 2) return []
  const longest = isChinese ? 160 : 260
  if (!items.every(({ text }) => text.length >= 2 && text.length <= longest && !/____|□|[?？]$/.test(text))) return []
  if (items.filter(({ text }) => OBJECTIVE.test(text)).length >= items.length / 2) return []
  const title = fullTitle(blocks, index)
  if (!title) return []
  const asked = `有哪些要点？（${items.length}点）`
  const question = isChinese
    ? `“${title}”${inScript(asked, scriptOf(items.map(({ text }) => text).join('')))}`
    : `What are the ${items.length} points listed under “${title}”?`
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

/** A sentence with a line in place of the word its author printed bold. */
function markedBlank({ sections }: StudyDocument, sentence: Sentence): CardCandidate[] {
  const { text, language, marked } = sentence
  if (sections[sentence.section]?.isUnread || /____|□|[?？]$|[:：]$/.test(text)) return []
  if (/^(?:这|這|它|此|该|該|其|This|It|They|These|Those|That|He|She|In this|Such)/.test(text)) return []
  if (marked.join('').length > text.length * 0.6) return []
  const length = measure(text, language)
  const fewest = language === 'zh' ? FEWEST_BLANK_CHARACTERS : FEWEST_BLANK_WORDS
  const words = marked
    .filter(
      (span) =>
        standsOnce(span, text) && !/^[\d\s]+$/.test(span) && measure(span, language) <= (language === 'zh' ? 14 : 5),
    )
    .toSorted((a, b) => b.length - a.length)[0]
  if (!words || length - measure(words, language) < fewest || length > (language === 'zh' ? 90 : 45)) return []
  const draft = { rule: 'marked-blank', question: text.replace(words, '______'), answer: words, term: words } as const
  return [placed(draft, sentence, sentence.section, `${sentence.id}.0`)]
}

/** Whether `span` stands in `text` once, as whole words. */
function standsOnce(span: string, text: string): boolean {
  const at = text.indexOf(span)
  const isCut = /[A-Za-z\d]$/.test(text.slice(0, at)) || /^[A-Za-z\d]/.test(text.slice(at + span.length))
  return at >= 0 && !isCut && !text.includes(span, at + 1)
}
