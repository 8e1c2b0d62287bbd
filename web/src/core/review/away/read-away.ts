import type { Answer } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { Ahead, AheadItem } from '@lectern/contract/review/ahead'
import type { QueuedItem, ReviewSettings } from '@lectern/contract/review/shapes'
import { shownOptions } from '@lectern/domain/answers/shown-options'
import { askedOf } from '@lectern/domain/cards/faces'
import { LONGEST_LOOK_MS, QUEUE_SIZE } from '@lectern/domain/review'
import { awayOf, groupOf } from '@lectern/memory/ahead'
import { type Away, type AwayCard, type AwayDeed, outcomesAway, withDeeds } from '@lectern/memory/away'
import { countAwayBefore, planAway } from '@lectern/memory/plan-away'
import { dateOfDay, startOfStudyDay, studyDayOf } from '@lectern/memory/study-day'
import type { ReviewSummary } from '../api.ts'
import { type QueuedDeed, reviewOutbox } from '../outbox.ts'
import type { FetchedQueue } from '../session/review-queue.ts'
import { readKept } from './kept-cards.ts'

/** What this device knows of a student's reviews: the cards that it took along, and all that was done since. */
interface OnDevice {
  ahead: Ahead
  items: ReadonlyMap<number, AheadItem>
  deeds: readonly QueuedDeed[]
  away: Away
  now: Date
}

async function readOnDevice(student: string): Promise<OnDevice | null> {
  const kept = await readKept(student)
  if (!kept) return null
  const { ahead, sent } = kept
  const unsent = reviewOutbox.waiting.get().filter((deed) => deed.student === student)
  const deeds = standing([...new Map([...sent, ...unsent].map((deed) => [deed.clientId, deed])).values()])
  return {
    ahead,
    items: new Map(withEdits(ahead.items, deeds).map((item) => [item.id, item])),
    deeds,
    away: withDeeds(awayOf(ahead), deeds.flatMap(asAwayDeed)),
    // A clock that runs behind must not take the cards back to before they were handed out.
    now: new Date(Math.max(Date.now(), Date.parse(ahead.handed_out_at))),
  }
}

/** Without what was taken back. */
function standing(deeds: readonly QueuedDeed[]): QueuedDeed[] {
  const undone = new Set(deeds.flatMap((deed) => (deed.kind === 'undo' ? [deed.undoes] : [])))
  return deeds.filter(({ clientId }) => !undone.has(clientId))
}

function withEdits(items: readonly AheadItem[], deeds: readonly QueuedDeed[]): AheadItem[] {
  const edits = deeds
    .flatMap((deed) => (deed.kind === 'edit' ? [deed] : []))
    .sort((one, other) => one.answeredAtMs - other.answeredAtMs)
  if (edits.length === 0) return [...items]
  return items.map((item) => {
    let { note } = item
    for (const { cardId, edit } of edits)
      if (item.kind === 'card' && cardId === item.source_id) {
        const { kind = note.kind, question = note.question, answer = note.answer } = edit
        note = { ...note, kind, question, answer }
      }
    return note === item.note ? item : { ...item, ...askedAnew(item, note), note }
  })
}

function askedAnew(item: AheadItem, note: AheadItem['note']) {
  const asked = askedOf(note, note.part)
  const { id, review_count: reps } = item
  return { ...asked, options: shownOptions(asked.options, { id, reps, question: asked.question }) }
}

function asAwayDeed(deed: QueuedDeed): AwayDeed[] {
  const about = { clientId: deed.clientId, itemId: deed.itemId, at: new Date(deed.answeredAtMs) }
  if (deed.kind === 'answer') return [{ ...about, kind: deed.kind, grade: deed.grade }]
  if (deed.kind !== 'change') return []
  const { change } = deed
  if ('flag' in change) return [{ ...about, kind: 'flag', flag: change.flag }]
  if ('is_suspended' in change) return [{ ...about, kind: change.is_suspended ? 'suspend' : 'restore' }]
  return [{ ...about, kind: change.is_buried ? 'bury' : 'unbury' }]
}

/** The cards to review now, of all sets or of one; null where this device took none along. */
export async function queueAway(student: string, setId: number | undefined): Promise<FetchedQueue | null> {
  const device = await readOnDevice(student)
  if (!device) return null
  const { ahead, away, now } = device
  const plan = planAway(away, now, setId === undefined ? null : groupOf({ kind: 'card', id: setId }))
  return {
    handed_out_at: ahead.handed_out_at,
    due_count: plan.dueCount,
    new_count: plan.newCount,
    backlog_count: plan.backlogCount,
    next_due_at: plan.nextDueAt?.toISOString() ?? null,
    isFromDevice: true,
    items: plan.ordered.slice(0, QUEUE_SIZE).flatMap((card) => queued(device, card) ?? []),
  }
}

function queued({ items, away, now }: OnDevice, card: AwayCard): QueuedItem | null {
  const item = items.get(card.id)
  if (!item) return null
  const { sibling_key: _s, stability: _t, difficulty: _d, step: _p, last_day: _l, due_day: _e, ...shown } = item
  const { buried_until: _b, ...face } = shown
  const outcomes = outcomesAway(away, card, now)
  return {
    ...face,
    // The options that the server showed, until it is answered here.
    options:
      card.memory.reps === item.review_count
        ? item.options
        : shownOptions(item.options, { id: item.id, reps: card.memory.reps, question: item.question }),
    stage: card.memory.stage,
    due_at: dueMoment(card, away.settings.timeZone)?.toISOString() ?? null,
    last_reviewed_at: card.lastReviewedAt?.toISOString() ?? null,
    review_count: card.memory.reps,
    lapse_count: card.memory.lapses,
    leech_lapse_count: card.leechLapses,
    is_suspended: card.isSuspended,
    is_buried: false,
    flag: card.flag,
    intervals: {
      again: outcomes[1].wait,
      hard: outcomes[2].wait,
      good: outcomes[3].wait,
      easy: outcomes[4].wait,
    },
  }
}

const dueMoment = ({ dueAt, dueDay }: AwayCard, timeZone: string): Date | null =>
  dueDay === null ? dueAt : startOfStudyDay(dueDay, timeZone)

/** What is left to review today. */
export async function todayAway(student: string): Promise<Answer<typeof reviewEndpoints.today> | null> {
  const device = await readOnDevice(student)
  if (!device) return null
  const { ahead, away, now } = device
  const { timeZone } = away.settings
  const today = studyDayOf(now, timeZone)
  const { dueCount, newCount, backlogCount, nextDueAt } = planAway(away, now)
  return {
    date: dateOfDay(today),
    ends_at: startOfStudyDay(today + 1, timeZone).toISOString(),
    due_count: dueCount,
    new_count: newCount,
    backlog_count: backlogCount,
    reviewed_count: away.done.get(today)?.answerCount ?? 0,
    minutes_left: Math.ceil(((dueCount + newCount) * ahead.pace_ms) / 60_000),
    next_due_at: nextDueAt?.toISOString() ?? null,
  }
}

export const settingsAway = async (student: string): Promise<ReviewSettings | null> =>
  (await readKept(student))?.ahead.settings ?? null

/** What the answers of these ids came to. A card counts by its first answer among them. */
export async function summaryAway(student: string, clientIds: ReadonlySet<string>): Promise<ReviewSummary | null> {
  const device = await readOnDevice(student)
  if (!device) return null
  const { items, away, now, deeds } = device
  const answers = deeds
    .flatMap((deed) => (deed.kind === 'answer' && clientIds.has(deed.clientId) ? [deed] : []))
    .sort((one, other) => one.answeredAtMs - other.answeredAtMs)
  const firsts = new Map<number, number>()
  for (const { itemId, grade } of answers) if (!firsts.has(itemId)) firsts.set(itemId, grade)
  const missed = [...firsts].flatMap(([itemId, grade]) => (grade === 1 ? [itemId] : []))
  const plan = planAway(away, now)
  const today = studyDayOf(now, away.settings.timeZone)
  return {
    answer_count: answers.length,
    right_count: firsts.size - missed.length,
    missed_count: missed.length,
    duration_ms: answers.reduce((sum, { durationMs }) => sum + Math.min(durationMs, LONGEST_LOOK_MS), 0),
    next_due_at: plan.nextDueAt?.toISOString() ?? null,
    due_tomorrow_count: countAwayBefore(away, today + 2),
    missed: missed.flatMap((itemId) => items.get(itemId) ?? []),
  }
}

export interface DeviceCards {
  cardCount: number
  /** The last day for which every card is here. */
  until: string
  handedOutAtMs: number
}

/** What this device has with it, for the student to know. */
export async function describeAway(student: string): Promise<DeviceCards | null> {
  const kept = await readKept(student)
  return (
    kept && {
      cardCount: kept.ahead.items.length,
      until: kept.ahead.until,
      handedOutAtMs: Date.parse(kept.ahead.handed_out_at),
    }
  )
}
