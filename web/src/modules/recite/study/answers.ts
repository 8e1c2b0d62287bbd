import { reciteApi } from '../api.ts'
import { AnswerOutbox } from './answer-outbox.ts'

/** The one outbox of this page. */
export const answerOutbox = new AnswerOutbox(({ sessionId, cardId, isCorrect, durationMs }) =>
  reciteApi.answerCard({
    params: { id: sessionId },
    body: { flashcard_id: cardId, is_correct: isCorrect, duration_ms: durationMs },
  }),
)

window.addEventListener('online', () => answerOutbox.tryNow())
