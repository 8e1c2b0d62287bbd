import type { Flashcard, FlashcardSet, StudySession } from '@lectern/contract/recite/shapes'
import { eq } from 'drizzle-orm'
import type { Ground } from '../../../test/ground.ts'
import type { Queries } from '../../platform/database/database.ts'
import { createSet } from './sets/create-set.ts'
import { textOfSet } from './sets/set-store.ts'
import { answerCard } from './study/answer-card.ts'
import { startStudy } from './study/start-study.ts'
import { flashcardSets } from './tables.ts'

/** A set whose cards ask 'Question 1', 'Question 2' and so on. */
export function makeSet(
  ground: Ground,
  {
    cardCount = 3,
    title = 'Cells',
    documentName = '',
    student = ground.student,
    materialId = null as number | null,
  } = {},
): Promise<FlashcardSet> {
  const selected_cards = Array.from({ length: cardCount }, (_, index) => ({
    question: `Question ${index + 1}`,
    answer: `Answer ${index + 1}`,
  }))
  const set = { title, document_name: documentName, document_content: '', content_purpose: '', selected_cards }
  return createSet(ground, student, { ...set, material_id: materialId })
}

/** Starts a session and answers its first cards, one a given verdict; the rest stays open. */
export async function study(ground: Ground, setId: number, verdicts: readonly boolean[]): Promise<StudySession> {
  const session = await startStudy(ground, ground.student, setId)
  for (const [index, is_correct] of verdicts.entries())
    await answerCard(ground, ground.student, session.session_id, {
      flashcard_id: cardAt(session, index).id,
      is_correct,
    })
  return session
}

export function cardAt({ flashcards }: { flashcards: readonly Flashcard[] }, index: number): Flashcard {
  const card = flashcards[index]
  if (!card) throw new Error(`There is no card ${index}`)
  return card
}

export const questionsOf = ({ flashcards }: FlashcardSet): string[] => flashcards.map(({ question }) => question)

/** The text that a set was made from; empty where there is none, or no such set. */
export async function readMaterial(queries: Queries, setId: number): Promise<string> {
  const [set] = await queries.select({ text: textOfSet }).from(flashcardSets).where(eq(flashcardSets.id, setId))
  return set?.text ?? ''
}
