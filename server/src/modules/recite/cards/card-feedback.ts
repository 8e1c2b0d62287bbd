import { type FeedbackSource, originOf } from '../../../core/feedback/feedback-source.ts'
import { Problem } from '../../../problem.ts'
import { withdrawCard } from '../study/study-store.ts'
import { requireCard } from './card-store.ts'
import { deleteCardIn } from './delete-card.ts'

/** A card that a run made goes like one that is deleted, from its set and from the review; what is studied leaves it out of the score. */
export const cardFeedback: FeedbackSource = {
  kind: 'card',
  async remove(tx, services, student, { id: cardId }, now) {
    const card = await requireCard(tx, student.id, cardId)
    const { question, answer, source, runId } = card
    if (runId === null) throw Problem.notFound()
    await withdrawCard(tx, cardId)
    await deleteCardIn(tx, services, student, cardId, now)
    return { runId, words: `${question}\n${answer}`, source, material: originOf(card) }
  },
}
