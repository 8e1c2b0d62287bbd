import type { StudyDocument } from '../document.ts'
import { IMPERATIVE_OPENING } from '../en/data/openings.ts'
import { jaccard, subjectWords } from '../likeness.ts'
import { OMISSION } from '../parse/markup.ts'
import { measure } from '../parse/script.ts'
import type { Sentence } from '../parse/sentences.ts'
import type { Part } from '../parts.ts'
import type { Statement } from '../statements.ts'

/** A sentence or list item that may stand in the notes. */
export type Point = {
  readonly sentence: Sentence
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly weight: number
}

/** Maximal marginal relevance (Carbonell and Goldstein, 1998): how much likeness to what is chosen counts against a point. */
const LIKENESS_WEIGHT = 0.4
const NEAR_DOUBLE = 0.5
const FEWEST_POINTS = 2
const MOST_POINTS = 9
/** Lists are dense already: of a part that is mostly list more is kept. */
const LIST_SHARE = 0.5
const FIRST_BONUS = 0.2
/** 'The cell membrane is …' under the heading 'The cell membrane' says what the part is about. */
const TITLE_BONUS = 0.4
/** Nothing lighter is worth a line. */
const LEAST_WEIGHT = 0.2
const TELLING_BONUS = 0.12
const LENGTH_PENALTY = 0.25
const LONGEST = { en: 45, zh: 90 } as const
const TELLING =
  /\b(?:because|therefore|thus|result|important|main|must|cause|leads?|consists?|types?|two|three|four)\b|因此|导致|導致|重要|主要|分为|分為|包括|关键|關鍵|因为|因為/
const FEWEST_WORDS_OF_ITEM = { en: 3, zh: 4 } as const
const LONGEST_ITEM = { en: 40, zh: 90 } as const

/** All that may be a point of the notes: what stands alone, and the items of lists, which their heading explains. */
export function pointsOf(
  document: StudyDocument,
  statements: readonly Statement[],
  salience: ReadonlyMap<number, number>,
): Map<number, Point> {
  const points = new Map<number, Point>()
  for (const { sentence, text } of statements) {
    const isPartly = points.has(sentence.id)
    points.set(sentence.id, weighed(sentence, isPartly ? sentence.text : text, salience))
  }
  for (const sentence of document.sentences) {
    if (!points.has(sentence.id) && isItem(sentence, document)) {
      points.set(sentence.id, weighed(sentence, sentence.text, salience))
    }
  }
  return points
}

function weighed(sentence: Sentence, text: string, salience: ReadonlyMap<number, number>): Point {
  const isLong = measure(text, sentence.language) > LONGEST[sentence.language]
  const weight =
    (salience.get(sentence.id) ?? 0) + (TELLING.test(text) ? TELLING_BONUS : 0) - (isLong ? LENGTH_PENALTY : 0)
  return { sentence, text, words: subjectWords(text), weight }
}

function isItem({ text, block, section, language }: Sentence, { blocks, sections }: StudyDocument): boolean {
  if (blocks[block]?.kind !== 'item' || sections[section]?.isUnread) return false
  const length = measure(text, language)
  return (
    length >= FEWEST_WORDS_OF_ITEM[language] &&
    length <= LONGEST_ITEM[language] &&
    !/[?？:：]$|____/.test(text) &&
    !IMPERATIVE_OPENING.test(text) &&
    !text.includes(OMISSION)
  )
}

/** The points that the notes make of a part, in the order of the text: weighty ones that do not repeat each other. */
export function choosePoints(part: Part, points: ReadonlyMap<number, Point>, share: number): Point[] {
  const own = part.sentences.flatMap(({ id }) => points.get(id) ?? []).filter(({ weight }) => weight >= LEAST_WEIGHT)
  const pool = own.map((point) => ({ ...point, weight: point.weight + bonusFor(point, part) }))
  const chosen: Point[] = []
  while (chosen.length < pointCount(part, points, share) && pool.length > 0) {
    const best = pool.toSorted((a, b) => gain(b, chosen) - gain(a, chosen))[0] as Point
    pool.splice(pool.indexOf(best), 1)
    if (likenessTo(best, chosen) <= NEAR_DOUBLE) chosen.push(best)
  }
  return chosen.toSorted((a, b) => a.sentence.id - b.sentence.id)
}

function bonusFor({ sentence, text }: Point, { sentences, title, hasOwnTitle }: Part): number {
  const isFirst = sentence.id === sentences[0]?.id
  const opensWithTitle = hasOwnTitle && bare(text).startsWith(bare(title))
  return (isFirst ? FIRST_BONUS : 0) + (opensWithTitle ? TITLE_BONUS : 0)
}

const bare = (text: string): string => text.toLowerCase().replace(/^(?:the|an?) /, '')

const gain = (point: Point, chosen: readonly Point[]): number =>
  (1 - LIKENESS_WEIGHT) * point.weight - LIKENESS_WEIGHT * likenessTo(point, chosen)

const likenessTo = ({ words }: Point, chosen: readonly Point[]): number =>
  chosen.reduce((most, other) => Math.max(most, jaccard(words, other.words)), 0)

function pointCount({ sentences }: Part, points: ReadonlyMap<number, Point>, share: number): number {
  const items = sentences.filter(({ id, text }) => points.has(id) && !/[.。!！]$/.test(text)).length
  const isList = items > sentences.length / 2
  const wanted = Math.round(sentences.length * (isList ? Math.max(share, LIST_SHARE) : share))
  return Math.max(FEWEST_POINTS, Math.min(MOST_POINTS, wanted))
}
