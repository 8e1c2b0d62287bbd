import type { PartMemory, PastReview } from '../deck-note.ts'
import { asNumber, asText, type CollectionFile, type CollectionRow } from './collection-file.ts'
import { parseObject } from './note-types.ts'

const DAY_MS = 86_400_000
const [NEW, , REVIEW] = [0, 1, 2, 3]
const [SUSPENDED, IN_STEPS] = [-1, 1]
const MOST_FLAG = 4
/** How a line of the log came about. */
const [LEARNED, REVIEWED, RELEARNED, CRAMMED, SET_BY_HAND] = [0, 1, 2, 3, 4]
/** The most reviews of one card that are taken, the latest; more are nobody's answers. */
const MOST_REVIEWS_PER_CARD = 1000
const FIRST_MOMENT = Date.UTC(2000, 0, 1)
/** Days that no review is from another: what says more is no day. */
const MOST_DAYS = 100_000

export const CARD_COLUMNS = [
  'id',
  'nid',
  'did',
  'ord',
  'type',
  'queue',
  'due',
  'ivl',
  'factor',
  'reps',
  'lapses',
  'odue',
  'odid',
  'flags',
  'data',
] as const
const LOG_COLUMNS = ['id', 'ease', 'factor', 'time', 'type'] as const

interface LogLine {
  at: number
  ease: number
  factor: number
  durationMs: number
  type: number
}

/** What is to be known of a collection to read how its cards stand. */
export interface CollectionTime {
  createdAt: number
  now: number
  /** Its first scheduler has three buttons in the learning steps: again, good and easy. */
  hasFirstScheduler: boolean
}

/** How a card stands in the collection that it comes from. */
export function readMemory(collection: CollectionFile, card: CollectionRow, time: CollectionTime): PartMemory {
  const { createdAt, now } = time
  const isLearned = asNumber(card.type) === REVIEW
  // In the steps after a lapse the first scheduler has the moment in the one and the day in the other, as a filtered deck has.
  const isElsewhere = asNumber(card.odid) !== 0 || asNumber(card.queue) === IN_STEPS
  const due = isElsewhere ? asNumber(card.odue) : asNumber(card.due)
  const flag = asNumber(card.flags) % 8
  const memory: PartMemory = {
    part: asNumber(card.ord),
    reviews: [],
    carried: null,
    // Days are counted from the morning of the first one; noon belongs to the same day wherever the reader is.
    dueAt: isLearned && Math.abs(due) <= MOST_DAYS ? createdAt + (due + 0.5) * DAY_MS : null,
    isSuspended: asNumber(card.queue) === SUSPENDED,
    flag: flag <= MOST_FLAG ? flag : 0,
  }
  if (asNumber(card.type) === NEW) return memory
  const log = readLog(collection, card, time)
  const carried = isLearned ? carriedMemory(card, log, { dueAt: memory.dueAt, now }) : null
  return { ...memory, reviews: log.map(asReview), carried }
}

function readLog(
  collection: CollectionFile,
  card: CollectionRow,
  { now, hasFirstScheduler }: CollectionTime,
): LogLine[] {
  const read = [...collection.rows('revlog', LOG_COLUMNS, 'where cid = ?', [card.id ?? null])].map(readLine)
  const lines = hasFirstScheduler ? read.map(withFourButtons) : read
  const inOrder = lines.filter(({ at }) => at >= FIRST_MOMENT && at <= now).sort((one, other) => one.at - other.at)
  // A card that was made new again has forgotten what was before.
  const forgotten = inOrder.findLastIndex(({ type, ease, factor }) => type >= SET_BY_HAND && ease === 0 && factor === 0)
  return inOrder
    .slice(forgotten + 1)
    .filter(({ ease, type, factor }) => ease >= 1 && ease <= 4 && !(type === CRAMMED && factor === 0))
    .slice(-MOST_REVIEWS_PER_CARD)
}

function readLine(row: CollectionRow): LogLine {
  return {
    at: asNumber(row.id),
    ease: asNumber(row.ease),
    factor: asNumber(row.factor),
    durationMs: Math.max(0, asNumber(row.time)),
    type: asNumber(row.type),
  }
}

/** The answer as Anki rewrites it where a collection gets its second scheduler. */
const withFourButtons = (line: LogLine): LogLine =>
  (line.type === LEARNED || line.type === RELEARNED) && (line.ease === 2 || line.ease === 3)
    ? { ...line, ease: line.ease + 1 }
    : line

const asReview = ({ at, ease, durationMs }: LogLine): PastReview => ({
  at,
  grade: ease as PastReview['grade'],
  durationMs,
})

/**
 * What Anki's own FSRS knew; without it, for a card whose learning is not in the log, what its interval and its ease tell. Null
 * where the log tells all.
 */
function carriedMemory(
  card: CollectionRow,
  log: readonly LogLine[],
  { dueAt, now }: { dueAt: number | null; now: number },
): PartMemory['carried'] {
  const data = parseObject(asText(card.data))
  const last = log.at(-1)
  const told = { reps: Math.max(0, asNumber(card.reps)), lapses: Math.max(0, asNumber(card.lapses)) }
  const intervalDays = asNumber(card.ivl)
  const stability = Number(data.s)
  const difficulty = Number(data.d)
  const lastAt =
    momentOf(Number(data.lrt) * 1000, now) ?? last?.at ?? momentOf((dueAt ?? now) - intervalDays * DAY_MS, now) ?? now
  if (stability > 0 && difficulty >= 1 && difficulty <= 10) {
    // Just after the answer that made it so.
    return { ...told, stability: Math.min(stability, 36_500), difficulty, at: Math.max(lastAt, (last?.at ?? 0) + 1) }
  }
  const isWhole = log[0]?.type === LEARNED
  if (isWhole || intervalDays <= 0) return null
  if (last?.type === REVIEWED && log.length >= told.reps) return null
  return { ...told, ...estimateMemory(intervalDays, asNumber(card.factor)), at: Math.max(lastAt, (last?.at ?? 0) + 1) }
}

const momentOf = (at: number, now: number): number | null => (at >= FIRST_MOMENT && at <= now ? at : null)

/** The default weights 8 to 10 of FSRS-6, by which a good answer lets stability grow. */
const [GROWTH, SATURATION, RECALL] = [1.8722, 0.1666, 0.796]
const RETENTION = 0.9
const LEAST_EASE = 1300

/**
 * The memory of FSRS that grows by the ease of SM-2 from this interval on, as `memory_state_from_sm2` of fsrs-rs has it: at a
 * retention of 0.9 the interval is the stability.
 */
function estimateMemory(intervalDays: number, easePermille: number): { stability: number; difficulty: number } {
  const stability = Math.min(Math.max(intervalDays, 0.1), 36_500)
  const ease = Math.max(LEAST_EASE, easePermille || 2500) / 1000
  const growth = Math.exp(GROWTH) * stability ** -SATURATION * (Math.exp((1 - RETENTION) * RECALL) - 1)
  return { stability, difficulty: Math.min(10, Math.max(1, 11 - (ease - 1) / growth)) }
}
