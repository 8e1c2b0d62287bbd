import { reciteApi } from '../api.ts'
import { createAnswerOutbox } from './answer-outbox.ts'

/** The one outbox of this page. */
export const answerOutbox = createAnswerOutbox(({ sessionId, cardId, isCorrect, durationMs }) =>
  reciteApi.answerCard({
    params: { id: sessionId },
    body: { flashcard_id: cardId, is_correct: isCorrect, duration_ms: durationMs },
  }),
)

window.addEventListener('online', answerOutbox.tryNow)
