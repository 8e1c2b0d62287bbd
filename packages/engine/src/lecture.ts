import { findCandidates } from './cards/find-candidates.ts'
import { type Definition, definitionsIn, definitionsOf } from './definitions.ts'
import { parseDocument, type StudyDocument } from './document.ts'
import { capitalise } from './en/segment.ts'
import { examplesIn } from './lecture/examples.ts'
import { joinPages, type LecturePage, type PagedText } from './lecture/paged-text.ts'
import { checkQuestions } from './lecture/questions.ts'
import { choosePoints, type Point, pointsOf } from './notes/points.ts'
import type { Place } from './parse/mapped-text.ts'
import { divideIntoParts, headingOf, type Part, titleOfDocument } from './parts.ts'
import { type Statement, statementsOf } from './statements.ts'
import { studyTermsOf } from './study-terms.ts'

export type { LecturePage } from './lecture/paged-text.ts'

type LectureBlock = {
  kind: 'text' | 'example' | 'note' | 'list' | 'steps' | 'table' | 'code'
  text: string
  items: string[]
  columns: string[]
  rows: string[][]
}

type LecturePart = {
  heading: string
  blocks: LectureBlock[]
  /** The words of a page, to the letter but for its line ends, that the part explains. */
  quote: { page: number; text: string } | null
}

/** Pages of a lecture explained by the built-in engine: their own sentences, chosen and put in order. */
export type LectureExplanation = {
  title: string
  parts: LecturePart[]
  keyTerms: { term: string; meaning: string }[]
  questions: { question: string; answer: string }[]
}

/** An explanation dwells on more than notes do. */
const SHARE = 0.6
const SHARE_OF_LISTS = 0.8
const FEWEST_POINTS = 3
const MOST_PARTS = 12
const MOST_TERMS = 12
const LONGEST_QUOTE = 500
const LONGEST_HEADING = 200
/** Where a line of Chinese goes on in the next one, there was no space. */
const LINE_END_IN_CHINESE = /(?<=[\p{Script=Han}，。、；：」”（])\s+(?=[\p{Script=Han}「“）])/gu

/**
 * Explains some pages of a lecture: what each part of them says, with its examples and its most telling words quoted, the
 * terms that they define, and two questions to check oneself by. Nothing is invented. Pages that hold nothing fit give no
 * parts. 4,000 characters take about 30 ms of CPU.
 */
export function explainPages(pages: readonly LecturePage[]): LectureExplanation {
  const paged = joinPages(pages)
  const document = parseDocument(paged.text)
  const cards = findCandidates(document)
  const definitions = definitionsOf(cards)
  const terms = studyTermsOf(document, new Set(definitions.map(({ name }) => name)))
  const title = titleOfDocument(document, terms).slice(0, LONGEST_HEADING)
  const statements = statementsOf(document)
  const points = pointsOf(document)
  const parts = divideIntoParts(document, terms)
    .map((part) => explainPart(part, { title, document, points, statements, definitions, paged }))
    .filter(({ blocks, quote }) => blocks.length > 0 || quote)
    .slice(0, MOST_PARTS)
  return {
    title,
    parts,
    keyTerms: definitionsIn(document.sentences, definitions)
      .slice(0, MOST_TERMS)
      .map(({ name, meaning }) => ({ term: capitalise(name), meaning })),
    questions: parts.length > 0 ? checkQuestions({ cards, terms, document, title, points }) : [],
  }
}

interface ReadLecture {
  title: string
  document: StudyDocument
  points: ReadonlyMap<number, Point>
  statements: readonly Statement[]
  definitions: readonly Definition[]
  paged: PagedText
}

function explainPart(
  part: Part,
  { title, document, points, statements, definitions, paged }: ReadLecture,
): LecturePart {
  const own = part.sentences.flatMap(({ id }) => points.get(id) ?? [])
  const isList = own.filter((point) => !isSentence(point)).length > own.length / 2
  const chosen = choosePoints(part, points, { share: isList ? SHARE_OF_LISTS : SHARE, points: FEWEST_POINTS })
  const isBound = ({ sentence }: Point): boolean => chosen.some(({ after }) => after === sentence.id)
  const ids = new Set(chosen.map(({ sentence }) => sentence.id))
  const quotable = own.filter(({ after, isLead }) => after === null && !isLead)
  // Others go on from a bound one, so that it stays among them: what is quoted is best said nowhere else.
  const [free, bound] = [quotable.filter((point) => !isBound(point)), quotable.filter(isBound)]
  const candidates = [free.filter(({ sentence }) => ids.has(sentence.id)), free, bound]
  const quoted = chosen.length > 0 ? firstQuote(candidates, part, definitions, paged) : null
  // A list without one of its items would be wrong.
  const rest = chosen.filter((point) => point.sentence !== quoted?.sentence || !isSentence(point) || isBound(point))
  const examples = examplesIn(part, statements, new Set(chosen.map(({ sentence }) => sentence.id)))
  const prose = rest.filter(isSentence).map(({ text }) => text)
  const items = rest.filter((point) => !isSentence(point)).map(({ text }) => text)
  const between = document.language === 'zh' ? '' : ' '
  return {
    heading: headingOf(part, title, document).slice(0, LONGEST_HEADING),
    blocks: [
      ...(prose.length > 0 ? [block('text', { text: prose.join(between) })] : []),
      ...(items.length > 0 ? [block('list', { items })] : []),
      ...examples.map((text) => block('example', { text })),
    ],
    quote: quoted && { page: quoted.page, text: quoted.text },
  }
}

const isSentence = ({ text }: Point): boolean => /[.。!！]$/.test(text)

const block = (kind: LectureBlock['kind'], content: { text?: string; items?: string[] }): LectureBlock => ({
  kind,
  text: '',
  items: [],
  columns: [],
  rows: [],
  ...content,
})

/** What is best quoted of the first of these that hold such a thing. */
function firstQuote(
  candidates: readonly (readonly Point[])[],
  part: Part,
  definitions: readonly Definition[],
  paged: PagedText,
) {
  for (const points of candidates) {
    const quoted = quotedIn(part, points, definitions, paged)
    if (quoted) return quoted
  }
  return null
}

/** The point that is best quoted: one that defines a term before the weightiest, and only one that stands on one page. */
function quotedIn(part: Part, points: readonly Point[], definitions: readonly Definition[], paged: PagedText) {
  const defined = definitionsIn(part.sentences, definitions)
  const isDefining = ({ start, end }: Place): boolean =>
    defined.some(({ card }) => card.start < end && card.end > start)
  const ranked = points.toSorted(
    (a, b) => Number(isDefining(b.sentence)) - Number(isDefining(a.sentence)) || b.weight - a.weight,
  )
  for (const { sentence } of ranked) {
    const page = paged.pageOf(sentence)
    const text = paged.text
      .slice(sentence.start, sentence.end)
      .replace(LINE_END_IN_CHINESE, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (page !== null && text.length <= LONGEST_QUOTE) return { sentence, page, text }
  }
  return null
}
