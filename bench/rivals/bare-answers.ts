import { reviewEndpoints } from '@lectern/contract/review'
import { LONGEST_LOOK_MS, LONGEST_REVIEW_DELAY_MS } from '@lectern/domain/review'
import { answered, type ItemState } from '@lectern/memory/replay'
import { ALGORITHM, createScheduler, type Memory, type Scheduler } from '@lectern/memory/scheduler'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Pool } from 'pg'

/** What a caller is told in place of an answer. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const FIND_ITEM = {
  name: 'find-item',
  text: `select items.*, items.xmin::text as item_version, settings.xmin::text as settings_version, time_zone,
    coalesce(sets.retention, settings.retention) as retention, weights,
    exists (select from review_events where student_id = $1 and client_id = $3) as is_written, past.*
    from review_items as items join review_settings as settings on settings.student_id = items.student_id
    left join review_set_settings as sets
      on sets.student_id = items.student_id and sets.kind = items.kind and sets.group_id = items.group_id
    cross join lateral (select count(*) as event_count, max(at) as latest_at from review_events as events
      where events.item_id = items.id and events.student_id = $1
      and kind in ('review', 'miss', 'suspend', 'restore', 'bury', 'unbury', 'flag', 'carry')
      and not exists (select from review_events as undoing where undoing.undoes_id = events.id)) as past
    where items.student_id = $1 and items.id = $2`,
}
const WRITE_ANSWER = {
  name: 'write-answer',
  text: `with locked as (
      select student_id from review_settings where student_id = $1 and xmin::text = $2 for no key update
    ), saved as (
      update review_items set stage = $3, stability = $4, difficulty = $5, step = $6, reps = $7, lapses = $8, last_day = $9,
        last_reviewed_at = $10, due_at = $11, due_day = null, leech_lapses = $22, is_leech = $23, is_suspended = $24 from locked
      where id = $12 and review_items.student_id = locked.student_id and review_items.xmin::text = $13 returning id
    ), written as (
      insert into review_events (student_id, item_id, client_id, kind, source, grade, duration_ms, at, day, stage_before,
        retrievability, algorithm, recorded_at)
      select $1, id, $14, 'review', 'review', $15, $16::integer, $10, $9, $17, $18, $19, $20 from saved
    ), counted as (
      insert into review_days as days (student_id, day, answer_count, new_count, duration_ms)
      select $1, $9, 1, $21, coalesce($16, 0) from saved on conflict (student_id, day) do update set
        answer_count = days.answer_count + 1, new_count = days.new_count + excluded.new_count,
        duration_ms = days.duration_ms + excluded.duration_ms
    )
    select id from saved`,
}

interface ItemRow extends Omit<Memory, 'lastDay'> {
  id: string
  kind: string
  source_id: string
  added_at: Date
  item_version: string
  settings_version: string
  time_zone: string | null
  retention: number
  weights: number[] | null
  is_written: boolean
  latest_at: Date | null
  last_day: number | null
  last_reviewed_at: Date | null
  leech_lapses: number
  is_leech: boolean
  is_suspended: boolean
  buried_until_day: number | null
  flag: number
}

const schedulers = new Map<string, Scheduler>()

/** An answer that comes after all others of its card, and brings it back within minutes. */
export async function recordAnswer(pool: Pool, studentId: number, body: unknown) {
  const parsed = reviewEndpoints.answer.body.safeParse(body)
  if (!parsed.success) throw new Refusal(400, 'invalid', parsed.error.issues[0]?.message ?? 'Not valid.')
  const sent = parsed.data
  const found = await pool.query<ItemRow>({ ...FIND_ITEM, values: [studentId, sent.item_id, sent.client_id] })
  const [row] = found.rows
  if (!row) throw new Refusal(404, 'not_found', 'Not found.')
  const now = new Date()
  const at = momentOf(sent, row, now)
  const day = studyDayOf(at, row.time_zone ?? 'UTC')
  if (row.is_written || (row.latest_at !== null && row.latest_at >= at))
    throw new Error('The answer does not simply come next')
  const scheduler = schedulerOf(row)
  const state = stateOf(row)
  const { state: after } = answered(
    state,
    { clientId: sent.client_id, kind: 'review', grade: sent.rating, source: 'review', at, day },
    scheduler,
  )
  const { memory } = after
  const { wait } = scheduler.answer(state.memory, day, sent.rating)
  if (wait.unit !== 'minutes') throw new Error('The card comes back on another day')
  const dueAt = new Date(at.getTime() + wait.count * 60_000)
  const durationMs = sent.duration_ms === undefined ? null : Math.min(sent.duration_ms, LONGEST_LOOK_MS)
  const written = await pool.query({
    ...WRITE_ANSWER,
    values: [
      ...[studentId, row.settings_version, memory.stage, memory.stability, memory.difficulty, memory.step, memory.reps],
      ...[memory.lapses, memory.lastDay, at, dueAt, row.id, row.item_version, sent.client_id, sent.rating],
      ...[durationMs, row.stage, scheduler.retrievability(state.memory, day), ALGORITHM, now],
      ...[row.stage === 'new' ? 1 : 0, after.leechLapses, after.isLeech, after.isSuspended],
    ],
  })
  if (written.rows.length === 0) throw new Error('The card changed meanwhile')
  const item = {
    ...{ id: Number(row.id), kind: row.kind, source_id: Number(row.source_id), stage: memory.stage, due_at: dueAt },
    ...{ last_reviewed_at: at, review_count: memory.reps, lapse_count: memory.lapses, flag: row.flag },
    ...{ is_suspended: after.isSuspended, is_leech: after.isLeech },
    is_buried: row.buried_until_day !== null && row.buried_until_day > day,
  }
  return { recorded: true, item, wait, became_leech: after.isSuspended && !row.is_suspended }
}

interface Sent {
  answered_at: string
  handed_out_at?: string | undefined
}

/** The device's clock may be wrong: what was done lies between the card's handing out and now, by the server's. */
function momentOf({ answered_at, handed_out_at }: Sent, row: ItemRow, now: Date): Date {
  const handedOut = handed_out_at === undefined ? 0 : Math.min(Date.parse(handed_out_at), now.getTime())
  const earliest = Math.max(now.getTime() - LONGEST_REVIEW_DELAY_MS, row.added_at.getTime(), handedOut)
  return new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(answered_at))))
}

function schedulerOf({ retention, weights }: ItemRow): Scheduler {
  const key = `${retention} ${weights?.join(' ')}`
  const known = schedulers.get(key) ?? createScheduler({ retention, weights })
  schedulers.set(key, known)
  return known
}

function stateOf(row: ItemRow): ItemState {
  const { stage, stability, difficulty, step, reps, lapses } = row
  return {
    memory: { stage, stability, difficulty, step, reps, lapses, lastDay: row.last_day },
    lastReviewedAt: row.last_reviewed_at,
    leechLapses: row.leech_lapses,
    isLeech: row.is_leech,
    isSuspended: row.is_suspended,
    buriedUntilDay: row.buried_until_day,
    flag: row.flag,
  }
}
