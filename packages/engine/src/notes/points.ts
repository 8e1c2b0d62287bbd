import type { Block, StudyDocument } from '../document.ts'
import { withFormulas } from '../formulas.ts'
import { jaccard, subjectWords } from '../likeness.ts'
import { isOption, leadsOf, ONLY_FORMULAS } from '../lists.ts'
import { isLine } from '../parse/blocks.ts'
import { OMISSION } from '../parse/markup.ts'
import { measure } from '../parse/script.ts'
import type { Sentence } from '../parse/sentences.ts'
import type { Part } from '../parts.ts'
import { salienceOf } from '../salience.ts'
import { ANNOUNCEMENT, ASSIGNMENT, BLANK, DEFINING, PATH, TASK } from './data/words.ts'
import type { Density } from './density.ts'
import { tellingOf } from './telling.ts'

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
const NEAR_DOUBLE = 0.7
/** What says what something is, or gives it its name, is learnt first, however seldom its words come. */
const DEFINING_BONUS = 0.3
/** A sentence with a formula is the one to be learnt; those around it lead up to it. */
const FORMULA_BONUS = 0.2
/** A paragraph is often about what it opens with. */
const OPENING_BONUS = 0.1
/** What the author printed bold. */
const MARKED_BONUS = 0.15
const LENGTH_PENALTY = 0.25
const LONGEST = { en: 45, zh: 90 } as const
/** What stands in far is left out of a brief summary first. */
const DEPTH_PENALTY = 0.8
/** A longer list that is announced is thinned. */
const MOST_ITEMS_TOGETHER = 8
/** Lines of a list are short, and dense already: of half of a part's sentences all of a list can be paid. */
const COST_OF_LISTED = 0.35
const COST_OF_LINE = 0.5
const FEWEST_WORDS_OF_ITEM = { en: 2, zh: 2 } as const
const LONGEST_ITEM = { en: 40, zh: 90 } as const
type Amount = Pick<Density, 'share' | 'points' | 'isBrief'>

/**
 * All that may be a point of the notes: what stands alone; the items of lists, which what announces them or their heading explains; and
 * what goes on from the sentence before it.
 */
export function pointsOf(document: StudyDocument): Map<number, Point> {
  const salience = salienceOf(document)
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
      weight:
        weightOf(sentence, told, salience) + (document.sentences[id - 1]?.block === sentence.block ? 0 : OPENING_BONUS),
      isLine: isLine(document.blocks[sentence.block] as Block),
    })
  }
  for (const { sentence, text, goesOn } of tellingOf(document))
    if (!ANNOUNCEMENT.test(text)) add(sentence, text, { after: goesOn ? sentence.id - 1 : null, isListed: false })
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
  return points
}

/** What announces a list, or asks what it answers: of a line that asks several things, all of them. */
const leadWords = ({ block, text }: Sentence, { blocks }: StudyDocument): string =>
  /^[^?？]+[?？][^?？]+[?？]$/.exec(blocks[block]?.text ?? '')?.[0] ?? text

function weightOf(sentence: Sentence, text: string, salience: ReadonlyMap<number, number>): number {
  const isLong = measure(text, sentence.language) > LONGEST[sentence.language]
  return (
    (salience.get(sentence.id) ?? 0) +
    (DEFINING.test(text) ? DEFINING_BONUS : 0) +
    (sentence.text.includes(OMISSION) ? FORMULA_BONUS : 0) +
    (sentence.marked.length > 0 ? MARKED_BONUS : 0) -
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
    !ASSIGNMENT.test(text) &&
    !TASK.test(text) &&
    !isOption(document, block)
  )
}

/**
 * The points that the notes make of a part, in the order of the text: weighty ones that do not repeat each other. One that goes on from
 * another comes with that, as far back as need be, or not at all; a list that is announced comes whole.
 */
export function choosePoints(part: Part, points: ReadonlyMap<number, Point>, density: Amount): Point[] {
  const own = ownPoints(part, points, density)
  const wanted = Math.max(density.points, Math.round(part.sentences.length * density.share))
  const chosen = new Map<number, Point>()
  let spent = 0
  let trains = trainsOf(own, density.isBrief ? wanted / 2 : MOST_ITEMS_TOGETHER)
  while (spent < wanted) {
    const taken = [...chosen.values()]
    trains = trains
      .map((train) => train.filter(({ sentence }) => !chosen.has(sentence.id)))
      .filter((train) => train.length > 0 && spent + costOf(train, density) <= wanted + 1)
    const best = trains.toSorted((a, b) => gainOf(b, taken) - gainOf(a, taken))[0]
    if (!best) break
    if (best.some((point) => !point.isLine && likenessTo(point, taken) > NEAR_DOUBLE))
      trains.splice(trains.indexOf(best), 1)
    else {
      for (const point of best) chosen.set(point.sentence.id, point)
      spent += costOf(best, density)
    }
  }
  const leading = new Set([...chosen.values()].map(({ after }) => after))
  return [...chosen.values()]
    .filter(({ sentence, isLead }) => !isLead || leading.has(sentence.id))
    .toSorted((a, b) => a.sentence.id - b.sentence.id)
}

/** The points of a part, which in a brief summary weigh less the farther they stand in. */
function ownPoints({ sentences }: Part, points: ReadonlyMap<number, Point>, { isBrief }: Amount): Map<number, Point> {
  const own = new Map<number, Point>()
  const depths = new Map<number | null, number>()
  for (const { id } of sentences) {
    const point = points.get(id)
    if (!point) continue
    const isCutOff = point.isListed && !sentences.some((sentence) => sentence.id === point.after)
    const depth = point.isListed && !isCutOff ? (depths.get(point.after) ?? 0) + 1 : 0
    depths.set(id, depth)
    const weight = point.weight - (isBrief ? DEPTH_PENALTY * depth : 0)
    own.set(id, { ...point, ...(isCutOff && { after: null }), weight })
  }
  return own
}

/** What is chosen together: lists of no more than `most` items, and of longer ones each item. */
function trainsOf(own: ReadonlyMap<number, Point>, most: number): Point[][] {
  const lists = Map.groupBy(
    [...own.values()].filter(({ isListed }) => isListed),
    ({ after }) => after,
  )
  const trains: Point[][] = []
  for (const [lead, items] of lists) {
    const before = lead === null ? [] : trainOf(own.get(lead), own)
    if (!before) continue
    if (items.length <= most) trains.push([...before, ...items])
    else for (const item of items) trains.push([...before, item])
  }
  for (const point of own.values()) {
    if (point.isListed || point.isLead) continue
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

/** How many points a train counts for: a brief summary has no room for all lines of an outline. */
const costOf = (train: readonly Point[], { isBrief }: Amount): number =>
  train.reduce((sum, { isListed, isLine }) => {
    return sum + (isBrief || !(isListed || isLine) ? 1 : isListed ? COST_OF_LISTED : COST_OF_LINE)
  }, 0)

const gainOf = (train: readonly Point[], chosen: readonly Point[]): number =>
  train.reduce((sum, point) => sum + point.weight - LIKENESS_WEIGHT * (point.weight + likenessTo(point, chosen)), 0) /
  train.length

const likenessTo = ({ words }: Point, chosen: readonly Point[]): number =>
  chosen.reduce((most, other) => Math.max(most, jaccard(words, other.words)), 0)
