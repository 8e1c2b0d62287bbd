/** The program of the optimizer's process: `fit-child.ts MEMORY_BYTES PARENT`. Its native code is optional. */
import { answerRequests } from '../../../platform/processes/answer-requests.ts'
import type { FitReply, FitRequest } from './messages.ts'

const MAX_DETAIL_LENGTH = 300
/** FSRS relearns a forgotten card in one step, as ts-fsrs has it. */
const RELEARNING_STEPS = 1

const load = () => import('@open-spaced-repetition/binding')

async function fit({ items }: FitRequest): Promise<FitReply> {
  const optimizer = await load().catch(String)
  if (typeof optimizer === 'string') return { kind: 'absent', detail: optimizer.slice(0, MAX_DETAIL_LENGTH) }
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = optimizer
  const trained = items.map(
    (reviews) =>
      new FSRSBindingItem(reviews.map(({ grade, elapsedDays }) => new FSRSBindingReview(grade, elapsedDays))),
  )
  const weights = await computeParameters(trained, {
    enableShortTerm: true,
    numRelearningSteps: RELEARNING_STEPS,
  })
  return { kind: 'found', weights: [...weights] }
}

answerRequests<FitRequest, FitReply>(fit, (error) => ({
  kind: 'failed',
  detail: String(error).slice(0, MAX_DETAIL_LENGTH),
}))
