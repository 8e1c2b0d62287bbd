import type { Answer, Body } from '@lectern/contract/endpoint'
import type { feedbackEndpoints } from '@lectern/contract/feedback'
import { creditsReturned, MAX_FEEDBACK_WORDS } from '@lectern/domain/credits/feedback'
import type { Language } from '@lectern/texts/languages'
import { message } from '@lectern/texts/message'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { canBeChecked } from './check-item.ts'
import type { FeedbackSource } from './feedback-source.ts'
import { type FeedbackRow, findFeedback, insertFeedback, listSaidRuns, writeReturned } from './feedback-store.ts'

type Endpoint = typeof feedbackEndpoints.give
type Needed = Pick<Services, 'clock' | 'credits' | 'database' | 'modules' | 'queue'>

const RETURNED = message('generation.shareReturned')

/**
 * A made item goes, and what was said of it is kept. The shares of the student's runs come back in whole credits, at most a
 * fifth of each price. Again: the first answer, with what can be spent now. A part that was made again in the same words goes
 * again, and nothing comes back for it.
 * @throws Problem `not_found`, also for an item that no run made
 */
export function giveFeedback(
  { clock, credits, database, modules, queue }: Needed,
  student: { id: number },
  said: Body<Endpoint>,
  language: Language,
): Promise<Answer<Endpoint>> {
  const source = modules.find(({ feedback }) => feedback?.kind === said.kind)?.feedback
  if (!source) throw Problem.notFound()
  const services = { credits, queue, say: speaker.in(language) }
  const item = { id: said.id, part: (source.isParted && said.part) || '' }
  return database.transaction(async (tx) => {
    // One call of a student at a time: all their runs are reckoned together.
    await credits.lock(tx, student)
    const earlier = await findFeedback(tx, student.id, { ...item, kind: said.kind })
    const { kept, returned } = earlier
      ? { kept: earlier, returned: await takeAgain(tx, source, earlier) }
      : await take(tx, source)
    return {
      credits_returned: returned,
      user_credits: await credits.readAvailable(tx, student.id),
      can_be_checked: canBeChecked(kept),
    }
  })

  async function takeAgain(tx: Transaction, source: FeedbackSource, { returnedCredits }: FeedbackRow): Promise<number> {
    if (!source.isParted) return returnedCredits
    const removed = await source.remove(tx, services, student, item, clock.now()).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') return null
      throw error
    })
    return removed ? 0 : returnedCredits
  }

  async function take(tx: Transaction, source: FeedbackSource): Promise<{ kept: FeedbackRow; returned: number }> {
    const { runId, words, source: passage, material } = await source.remove(tx, services, student, item, clock.now())
    const kept = await insertFeedback(tx, {
      studentId: student.id,
      runId,
      kind: said.kind,
      itemId: item.id,
      part: item.part,
      words: words.slice(0, MAX_FEEDBACK_WORDS),
      source: passage?.slice(0, MAX_FEEDBACK_WORDS) ?? null,
      reason: said.reason,
      language,
      returnedCredits: 0,
      createdAt: clock.now(),
      materialId: material?.materialId ?? null,
      isMaterialGone: material?.isMaterialGone ?? false,
    })
    const runs = await listSaidRuns(tx, student.id)
    const returnedBefore = runs.reduce((sum, { returnedCredits }) => sum + returnedCredits, 0)
    const returned = Math.max(0, creditsReturned(runs) - returnedBefore)
    if (returned > 0) {
      await writeReturned(tx, kept.id, returned)
      await credits.grant(tx, {
        studentId: student.id,
        kind: 'adjustment',
        amountCredits: returned,
        reference: `feedback:${kept.id}`,
        reason: RETURNED,
      })
    }
    return { kept, returned }
  }
}
