import type { Citation } from '@lectern/contract/understanding/shapes'
import { estimateTokens } from '@lectern/domain/text/token-estimate'
import type { NotesPassage } from '@lectern/engine/split-passages'
import { splitPassages } from '@lectern/engine/split-passages'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Services } from '../../../services.ts'
import type { ShownNotes } from '../brief.ts'
import { withoutCitations } from '../reply-writer.ts'
import { type Digest, digestTask } from './digest-task.ts'

/** Parts that notes are read in for one answer; longer ones are searched. */
const MOST_PARTS = 12
/** A point of a line or two with its numbers, in tokens: as many are asked for as fit into the answer's question. */
const POINT_WEIGHT = 60
const MOST_POINTS = 40
const FEWEST_POINTS = 6
/** The number and its brackets. */
const NUMBER_WEIGHT = 4

type Point = Digest['points'][number]

/** Passages as an answer cites them, numbered from 1. */
export const numberPassages = (passages: readonly NotesPassage[]): Citation[] =>
  passages.map((passage, index) => ({ ...passage, number: index + 1, source: 'notes' }))

/**
 * Notes that are too long to be shown, as points that the model draws from every part of them with the question in mind. A
 * part that fails is missing, and that is said; null where there are too many parts or none gives anything.
 */
export async function digestNotes(
  { log, model }: Pick<Services, 'log' | 'model'>,
  { notes, question }: { notes: string; question: string },
  weightLimit: number,
  asker: Asker,
): Promise<ShownNotes | null> {
  const passages = numberPassages(splitPassages(notes))
  const parts = cutParts(passages, weightLimit)
  if (parts.length > MOST_PARTS) return null
  const room = Math.floor(weightLimit / parts.length / POINT_WEIGHT)
  const mostPoints = Math.min(MOST_POINTS, Math.max(FEWEST_POINTS, room))
  let isWhole = true
  const read = async (part: readonly Citation[], index: number): Promise<Point[]> => {
    const place = { part: index + 1, parts: parts.length }
    try {
      const { output } = await model.run(digestTask, { passages: part, question, mostPoints, ...place }, asker)
      return grounded(output.points, part)
    } catch (error) {
      asker.signal.throwIfAborted()
      log.warn({ err: error, ...place }, 'a part of the notes could not be read for an answer about all of them')
      isWhole = false
      return []
    }
  }
  const points = await Promise.all(parts.map(read))
  const digest = writeDigest(points, mostPoints, weightLimit)
  if (digest === '') return null
  return { passages, digest, areNotesExcerpted: !isWhole }
}

/** Passages in order, as many in a part as weigh no more than `weightLimit` together. */
function cutParts(passages: readonly Citation[], weightLimit: number): Citation[][] {
  const parts: Citation[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const passage of passages) {
    const more = estimateTokens(passage.text) + NUMBER_WEIGHT
    if (weight + more > weightLimit) {
      parts.push([])
      weight = 0
    }
    parts.at(-1)?.push(passage)
    weight += more
  }
  return parts
}

/** Points with the passages of their part that they name; one that names none stands on nothing. */
function grounded(points: readonly Point[], part: readonly Citation[]): Point[] {
  const known = new Set(part.map(({ number }) => number))
  return points
    .map(({ text, passages }) => ({ text: inOneLine(text), passages: passages.filter((number) => known.has(number)) }))
    .filter(({ text, passages }) => text !== '' && passages.length > 0)
}

/** A point as its line shows it, without marks of its own. */
const inOneLine = (text: string): string => withoutCitations(text).replace(/\s+/g, ' ').trim()

/** All parts in order, each shortened alike until they fit. */
function writeDigest(parts: readonly Point[][], mostPoints: number, weightLimit: number): string {
  for (let most = mostPoints; most > 0; most--) {
    const digest = parts
      .flatMap((points) => points.slice(0, most))
      .map(({ text, passages }) => `${passages.map((number) => `[${number}]`).join('')} ${text}`)
      .join('\n')
    if (estimateTokens(digest) <= weightLimit) return digest
  }
  return ''
}
