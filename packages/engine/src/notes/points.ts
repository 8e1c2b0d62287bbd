import type { Block, StudyDocument } from '../document.ts'
import { IMPERATIVE_OPENING } from '../en/data/openings.ts'
import { withFormulas } from '../formulas.ts'
import { jaccard, subjectWords } from '../likeness.ts'
import { isOption, leadsOf, ONLY_FORMULAS } from '../lists.ts'
import { isLine } from '../parse/blocks.ts'
import { OMISSION } from '../parse/markup.ts'
import { measure } from '../parse/script.ts'
import type { Sentence } from '../parse/sentences.ts'
import type { Part } from '../parts.ts'
import { followersOf, type Statement } from '../statements.ts'
import { ANNOUNCEMENT, BLANK, DEFINING, PATH, TASK, TELLING } from './data/words.ts'
import type { Density } from './density.ts'

/** A sentence or list item that may stand in the notes. */
export type Point = {
  readonly sentence: Sentence
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly weight: number
  /** Whether it stands in a line of a list. */
  readonly isLine: boolean
} & Place

/** Where a point has to stand to be understood. */
type Place = {
  /** The number of the sentence that it goes on from; null where it stands alone, and for a line of a list that began in another part. */
  readonly after: number | null
  /** Whether it is a line of a list that `after` announces. */
  readonly isListed: boolean
  /** Whether it only announces a list. */
  readonly isLead?: boolean
}
const ALONE: Place = { after: null, isListed: false }

/** Maximal marginal relevance (Carbonell and Goldstein, 1998): how much likeness to what is chosen counts against a point. */
const LIKENESS_WEIGHT = 0.4
const NEAR_DOUBLE = 0.5
const FIRST_BONUS = 0.2
/** 'The cell membrane is …' under the heading 'The cell membrane' says what the part is about. */
const TITLE_BONUS = 0.4
/** No lighter sentence is worth a line. */
const LEAST_WEIGHT = 0.2
const TELLING_BONUS = 0.12
/** What says what something is, or gives it its name, is learnt first, however seldom its words come. */
const DEFINING_BONUS = 0.3
/** A sentence with a formula is the one to be learnt; those around it lead up to it. */
const FORMULA_BONUS = 0.2
const LENGTH_PENALTY = 0.25
const LONGEST = { en: 45, zh: 90 } as const
/** A longer list that is announced is thinned. */
const MOST_ITEMS_TOGETHER = 8
/** Lines of a list are short, and dense already: of half of a part's sentences all of a list can be paid. */
const COST_OF_LISTED = 0.35
const COST_OF_LINE = 0.5
const FEWEST_WORDS_OF_ITEM = { en: 2, zh: 2 } as const
const LONGEST_ITEM = { en: 40, zh: 90 } as const
type Amount = Pick<Density, 'share' | 'points'>

/**
 * All that may be a point of the notes: what stands alone; the items of lists, which what announces them or their heading explains; and
 * what goes on from the sentence before it.
 */
export function pointsOf(
  document: StudyDocument,
  statements: readonly Statement[],
  salience: ReadonlyMap<number, number>,
): Map<number, Point> {
  const points = new Map<number, Point>()
  const add = (sentence: Sentence, words: string, place: Place = ALONE): void => {
    const { id, start, end } = sentence
    const text = words.includes(OMISSION) ? withFormulas(document, sentence) : words
    if (text === null || BLANK.test(document.source.slice(start, end))) return
    const told = text.replace('\t', sentence.language === 'zh' ? '：' : ': ')
    points.set(id, {
      ...place,
      sentence,
      text: told,
      words: subjectWords(told),
      weight: weightOf(sentence, told, salience),
      isLine: isLine(document.blocks[sentence.block] as Block),
    })
  }
  for (const { sentence, text } of statements)
    if (!ANNOUNCEMENT.test(text)) add(sentence, points.has(sentence.id) ? sentence.text : text)
  const leads = leadsOf(document)
  const placeOf = ({ id }: Sentence): Place => ({ after: leads.get(id)?.id ?? null, isListed: leads.has(id) })
  for (const sentence of document.sentences) {
    const lead = leads.get(sentence.id)
    if ((points.has(sentence.id) && !lead) || !isItem(sentence, document, lead !== undefined)) continue
    for (let above = lead; above && !points.has(above.id); above = leads.get(above.id))
      add(above, leadWords(above, document), { ...placeOf(above), isLead: true })
    const goesOn = !lead && document.sentences[sentence.id - 1]?.block === sentence.block
    add(sentence, sentence.text, goesOn ? { after: sentence.id - 1, isListed: false } : placeOf(sentence))
  }
  for (const sentence of followersOf(document))
    if (!points.has(sentence.id)) add(sentence, sentence.text, { after: sentence.id - 1, isListed: false })
  return points
}

/** What announces a list, or asks what it answers: of a line that asks several things, all of them. */
const leadWords = ({ block, text }: Sentence, { blocks }: StudyDocument): string =>
  /^[^?？]+[?？][^?？]+[?？]$/.exec(blocks[block]?.text ?? '')?.[0] ?? text

function weightOf(sentence: Sentence, text: string, salience: ReadonlyMap<number, number>): number {
  const isLong = measure(text, sentence.language) > LONGEST[sentence.language]
  return (
    (salience.get(sentence.id) ?? 0) +
    (TELLING.test(text) ? TELLING_BONUS : 0) +
    (DEFINING.test(text) ? DEFINING_BONUS : 0) +
    (sentence.text.includes(OMISSION) ? FORMULA_BONUS : 0) -
    (isLong ? LENGTH_PENALTY : 0)
  )
}

/** @param isLed whether what it stands under explains it */
function isItem(sentence: Sentence, document: StudyDocument, isLed: boolean): boolean {
  const { blocks, sections } = document
  const { text, block, section, language } = sentence
  const line = blocks[block]
  if (!line || !(isLed || isLine(line) || ONLY_FORMULAS.test(text)) || sections[section]?.isUnread) return false
  const length = measure(text, language)
  return (
    (isLed || length >= FEWEST_WORDS_OF_ITEM[language] || text.includes(OMISSION)) &&
    length <= LONGEST_ITEM[language] &&
    (/[\p{L}\p{N}]/u.test(text) || text.includes(OMISSION)) &&
    !/[?？:：]$|____/.test(text) &&
    !PATH.test(line.text) &&
    !IMPERATIVE_OPENING.test(text) &&
    !TASK.test(text) &&
    !isOption(document, block)
  )
}

/**
 * The points that the notes make of a part, in the order of the text: weighty ones that do not repeat each other. One that goes on from
 * another comes with that, as far back as need be, or not at all; a list that is announced comes whole.
 */
export function choosePoints(part: Part, points: ReadonlyMap<number, Point>, density: Amount): Point[] {
  const own = new Map<number, Point>()
  for (const { id } of part.sentences) {
    const point = points.get(id)
    if (!point) continue
    const isCutOff = point.isListed && !part.sentences.some((sentence) => sentence.id === point.after)
    own.set(id, { ...point, ...(isCutOff && { after: null }), weight: point.weight + bonusFor(point, part) })
  }
  const wanted = Math.max(density.points, Math.round(part.sentences.length * density.share))
  const chosen = new Map<number, Point>()
  let spent = 0
  let trains = trainsOf(own)
  while (spent < wanted) {
    const taken = [...chosen.values()]
    trains = trains
      .map((train) => train.filter(({ sentence }) => !chosen.has(sentence.id)))
      .filter((train) => train.length > 0 && spent + costOf(train) <= wanted + 1)
    const best = trains.toSorted((a, b) => gainOf(b, taken) - gainOf(a, taken))[0]
    if (!best) break
    if (best.some((point) => !point.isLine && likenessTo(point, taken) > NEAR_DOUBLE))
      trains.splice(trains.indexOf(best), 1)
    else {
      for (const point of best) chosen.set(point.sentence.id, point)
      spent += costOf(best)
    }
  }
  const leading = new Set([...chosen.values()].map(({ after }) => after))
  return [...chosen.values()]
    .filter(({ sentence, isLead }) => !isLead || leading.has(sentence.id))
    .toSorted((a, b) => a.sentence.id - b.sentence.id)
}

/** What is chosen together. */
function trainsOf(own: ReadonlyMap<number, Point>): Point[][] {
  const lists = Map.groupBy(
    [...own.values()].filter(({ isListed }) => isListed),
    ({ after }) => after,
  )
  const trains: Point[][] = []
  for (const [lead, items] of lists) {
    const before = lead === null ? [] : trainOf(own.get(lead), own)
    if (!before) continue
    if (items.length <= MOST_ITEMS_TOGETHER) trains.push([...before, ...items])
    else for (const item of items) trains.push([...before, item])
  }
  for (const point of own.values()) {
    if (point.isListed || point.isLead || (point.weight < LEAST_WEIGHT && !point.isLine)) continue
    const train = trainOf(point, own)
    if (train) trains.push(train)
  }
  return trains
}

/** A point after what it goes on from, in order; null where some of that cannot stand in the notes. */
function trainOf(point: Point | undefined, own: ReadonlyMap<number, Point>): Point[] | null {
  if (!point) return null
  if (point.after === null) return [point]
  const train = trainOf(own.get(point.after), own)
  return train && [...train, point]
}

/** How many points a train counts for. */
const costOf = (train: readonly Point[]): number =>
  train.reduce((sum, { isListed, isLine }) => sum + (isListed ? COST_OF_LISTED : isLine ? COST_OF_LINE : 1), 0)

function bonusFor({ sentence, text }: Point, { sentences, title, hasOwnTitle }: Part): number {
  const isFirst = sentence.id === sentences[0]?.id
  const opensWithTitle = hasOwnTitle && bare(text).startsWith(bare(title))
  return (isFirst ? FIRST_BONUS : 0) + (opensWithTitle ? TITLE_BONUS : 0)
}

const bare = (text: string): string => text.toLowerCase().replace(/^(?:the|an?) /, '')

const gain = (point: Point, chosen: readonly Point[]): number =>
  (1 - LIKENESS_WEIGHT) * point.weight - LIKENESS_WEIGHT * likenessTo(point, chosen)

const gainOf = (train: readonly Point[], chosen: readonly Point[]): number =>
  train.reduce((sum, point) => sum + gain(point, chosen), 0) / train.length

const likenessTo = ({ words }: Point, chosen: readonly Point[]): number =>
  chosen.reduce((most, other) => Math.max(most, jaccard(words, other.words)), 0)
