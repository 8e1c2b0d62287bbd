import { LONGEST_ANSWER_DELAY_MS } from '@lectern/domain/recite'
import { isAnotherSignedIn } from '../../../core/account/use-account.ts'
import { reciteApi } from '../api.ts'
import { AnswerOutbox } from './answer-outbox.ts'

/** The one outbox of this page. */
export const answerOutbox = new AnswerOutbox(
  ({ sessionId, cardId, isCorrect, durationMs, answeredAtMs }) =>
    reciteApi.answerCard({
      params: { id: sessionId },
      body: {
        flashcard_id: cardId,
        is_correct: isCorrect,
        duration_ms: durationMs,
        delay_ms: Math.min(Math.max(0, Date.now() - answeredAtMs), LONGEST_ANSWER_DELAY_MS),
      },
    }),
  (student) => !isAnotherSignedIn(student),
)

window.addEventListener('online', () => answerOutbox.tryNow())
