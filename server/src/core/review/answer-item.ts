import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { KEPT_TYPED_CHARACTERS, LONGEST_LOOK_MS } from '@lectern/domain/review'
import { studyDayOf } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { hasStorageRoom } from '../files/require-storage-room.ts'
import { type ItemRow, requireItemOf } from './memory/item-store.ts'
import { type Learner, learnerOf, lockLearner } from './memory/learner.ts'
import { momentOf } from './memory/moment-of.ts'
import { readStanding } from './memory/next-answer-store.ts'
import { recordEvent, recordNextAnswer } from './memory/record-event.ts'
import { presentState } from './present.ts'

type Endpoint = typeof reviewEndpoints.answer
type AnswerServices = Pick<Services, 'database' | 'clock'> & Parameters<typeof hasStorageRoom>[0]

/**
 * Keeps how well a card was known, at the time at which it was said; one that arrives again is not kept again. Most come
 * after everything that happened to their card, and are written without holding up what else their student does.
 * @throws Problem `not_found`; `conflict` where the card was answered too often
 */
export async function answerItem(
  services: AnswerServices,
  student: { id: number },
  body: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return (await answerNext(services, student, body)) ?? (await answerAmongOthers(services, student, body))
}

/** Null where the answer is none that simply comes next. */
async function answerNext(
  { database, clock }: AnswerServices,
  student: { id: number },
  body: Body<Endpoint>,
): Promise<Answer<Endpoint> | null> {
  if (body.marking_error) return null
  const { queries } = database
  const { item_id: itemId, client_id: clientId } = body
  const standing = await readStanding(queries, { studentId: student.id, itemId, clientId })
  if (!standing || standing.isWritten) return null
  const learner = learnerOf(standing.settings, clock.now())
  const answered = await recordNextAnswer(queries, learner, standing, eventOf(body, standing.item, learner))
  return answered && presentAnswer(answered, learner, { before: standing.item })
}

/** Holds the learner while the answer takes its place among the others by its time. */
function answerAmongOthers(
  services: AnswerServices,
  student: { id: number },
  body: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { database, clock } = services
  return database.transaction(async (tx) => {
    // Before the learner is locked: whoever adds cards waits for the student first, and then for the learner.
    const detail = body.marking_error ? await keptError(services, tx, student, body.marking_error) : null
    const learner = await lockLearner(tx, student.id, clock.now())
    const done = { itemId: body.item_id, clientId: body.client_id }
    const { item, retention, isWritten } = await requireItemOf(tx, student.id, done)
    if (isWritten) return presentAnswer(item, learner, { before: null })
    const event = { ...eventOf(body, item, learner), detail }
    return presentAnswer(await recordEvent(tx, learner, item, event, { retention }), learner, { before: item })
  })
}

function eventOf(body: Body<Endpoint>, item: ItemRow, learner: Learner) {
  const at = momentOf({ device: body.answered_at, handedOut: body.handed_out_at }, item, learner.now)
  return {
    clientId: body.client_id,
    kind: 'review',
    source: 'review',
    grade: body.rating,
    durationMs: body.duration_ms === undefined ? null : Math.min(body.duration_ms, LONGEST_LOOK_MS),
    at,
    day: studyDayOf(at, learner.timeZone),
  } as const
}

/**
 * An error of the marking as it is kept: of what was typed so much as tells how it came about, and none of it in a full
 * storage, which refuses no answer.
 */
async function keptError(
  services: AnswerServices,
  tx: Transaction,
  student: { id: number },
  { typed, rating }: NonNullable<Body<Endpoint>['marking_error']>,
) {
  const kept = [...typed].slice(0, KEPT_TYPED_CHARACTERS).join('')
  const hasRoom = await hasStorageRoom(services, tx, student, Buffer.byteLength(kept))
  return { markingError: { typed: hasRoom ? kept : null, rating } }
}

/** @param before the card as the answer met it; null where the answer was kept earlier */
const presentAnswer = (item: ItemRow, learner: Learner, { before }: { before: ItemRow | null }): Answer<Endpoint> => ({
  recorded: before !== null,
  item: presentState(item, learner),
  wait: waitOf(item),
  became_leech: before !== null && item.isLeech && !before.isSuspended && item.isSuspended,
})

function waitOf({ dueAt, dueDay, lastDay, lastReviewedAt }: ItemRow): Answer<Endpoint>['wait'] {
  if (dueDay === null && dueAt === null) return { unit: 'never', count: 0 }
  if (dueDay !== null && lastDay !== null) return { unit: 'days', count: dueDay - lastDay }
  const waitMs = dueAt && lastReviewedAt ? dueAt.getTime() - lastReviewedAt.getTime() : 0
  return { unit: 'minutes', count: Math.round(waitMs / 60_000) }
}
