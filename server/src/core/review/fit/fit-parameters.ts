import { randomUUID } from 'node:crypto'
import { FIT_FROM_REVIEWS } from '@lectern/domain/review'
import { type History, laterFrom, meanLogLoss, trainingItems } from '@lectern/memory/fit'
import type { Transaction } from '../../../platform/database/database.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import { insertEvent } from '../memory/event-store.ts'
import { type Learner, learnerOf, lockLearner, readLearner, saveSettings } from '../memory/learner.ts'
import { sourcesOf } from '../queue/show-items.ts'
import type { ParameterFit } from '../tables.ts'
import { listHistories } from './history-store.ts'
import { type fitJob, refreshJob } from './jobs.ts'
import { OPTIMIZER, type Optimizer, optimize } from './optimizer.ts'

/** Keeps what the optimizer's process takes within its bounds. */
const MOST_ANSWERS = 30_000

type FitServices = Pick<Services, 'database' | 'clock' | 'queue' | 'log' | 'modules'>
type Found = Pick<ParameterFit, 'reviewCount' | 'lossBefore' | 'lossAfter'> & { weights: number[] }

/**
 * Looks for parameters that fit a student, and keeps them where they foretell the later reviews better than those in use
 * and than those that fit most. A second run of the same job finds it finished.
 */
export async function fitParameters(
  services: FitServices,
  job: Pick<RunningJob<NonNullable<typeof fitJob.payload>>, 'payload' | 'signal' | 'finish'>,
  optimizer: Optimizer = optimize,
): Promise<void> {
  const { database, clock, queue } = services
  const { studentId } = job.payload
  const { settings } = await readLearner(database.queries, studentId, clock.now())
  const found = settings.adapts ? await findBetter(services, studentId, settings.weights, optimizer, job.signal) : null
  await database.transaction(async (tx) => {
    await job.finish(tx)
    if (found === null) return
    const learner = await lockLearner(tx, studentId, clock.now())
    // Turned off, or the parameters changed, while they were looked for.
    if (!learner.settings.adapts || !isSame(learner.settings.weights, settings.weights)) return
    const { weights, ...figures } = found
    await useParameters(tx, learner, {
      weights,
      fit: { ...figures, fittedAt: clock.now().toISOString(), optimizer: OPTIMIZER },
    })
    await queue.enqueue(tx, refreshJob, { studentId })
  })
}

async function findBetter(
  { database: { queries }, log, modules }: FitServices,
  studentId: number,
  inUse: readonly number[] | null,
  optimizer: Optimizer,
  signal: AbortSignal,
): Promise<Found | null> {
  const chosen = await Promise.all(sourcesOf(modules).map((source) => source.listChosen?.(queries, studentId) ?? []))
  const histories = await listHistories(queries, studentId, MOST_ANSWERS, chosen.flat())
  const reviewCount = histories.reduce((sum, history) => sum + history.length, 0)
  if (reviewCount < FIT_FROM_REVIEWS) return null
  const from = laterFrom(histories)
  const reply = await optimizer(trainingItems(histories, from), signal)
  if (reply.kind !== 'found') {
    log.warn({ detail: reply.detail }, `no parameters were fitted: the optimizer ${reply.kind}`)
    return null
  }
  const losses = lossesOf(histories, { inUse, found: reply.weights }, from)
  return losses && { weights: reply.weights, reviewCount, ...losses }
}

/** Null where the parameters that were found are no better. */
function lossesOf(
  histories: readonly History[],
  { inUse, found }: { inUse: readonly number[] | null; found: readonly number[] },
  from: number,
): { lossBefore: number; lossAfter: number } | null {
  const lossBefore = meanLogLoss(histories, inUse, from)
  const lossOfMost = inUse === null ? lossBefore : meanLogLoss(histories, null, from)
  const lossAfter = meanLogLoss(histories, found, from)
  if (lossBefore === null || lossOfMost === null || lossAfter === null) return null
  return lossAfter < Math.min(lossBefore, lossOfMost) ? { lossBefore, lossAfter } : null
}

const isSame = (one: readonly number[] | null, other: readonly number[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Parameters that a locked learner's memory is reckoned by from now on: they are part of the log. */
export async function useParameters(
  tx: Transaction,
  learner: Learner,
  changes: Partial<Pick<Learner['settings'], 'weights' | 'fit' | 'adapts' | 'fitTriedCount'>>,
): Promise<Learner> {
  const changed = { ...learner.settings, ...changes }
  const isOther = !isSame(changed.weights, learner.settings.weights)
  const settings = isOther ? { ...changed, refreshedTo: 0 } : changed
  await saveSettings(tx, settings)
  await insertEvent(tx, {
    studentId: learner.id,
    clientId: randomUUID(),
    kind: 'settings',
    at: learner.now,
    day: learner.today,
    detail: settings,
    recordedAt: learner.now,
  })
  return learnerOf(settings, learner.now)
}
