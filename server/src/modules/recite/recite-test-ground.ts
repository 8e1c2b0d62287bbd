import type { Flashcard, FlashcardSet, StudySession } from '@lectern/contract/recite'
import { createStudentWith, creditsOver, type SteppedClock, steppedClock } from '../../../test/ledger.ts'
import type { Credits } from '../../core/credits/credits.ts'
import type { Database } from '../../platform/database/database.ts'
import { answerCard } from './answer-card.ts'
import { createSet } from './create-set.ts'
import { startStudy } from './start-study.ts'

/** What the tests of this module stand on: a database, a clock that they move, a student and a stranger. */
export interface Ground {
  database: Database
  clock: SteppedClock
  credits: Credits
  student: { id: number }
  stranger: { id: number }
}

/** No row has a greater id. */
export const MISSING_ID = Number.MAX_SAFE_INTEGER

/** @param amountCredits what the student can spend */
export async function layGround(database: Database, amountCredits = 0): Promise<Ground> {
  const clock = steppedClock()
  const ledger = { database, credits: creditsOver(database, { clock }) }
  const student = await createStudentWith(amountCredits, ledger)
  return { ...ledger, clock, student, stranger: await createStudentWith(0, ledger) }
}

/** A set whose cards ask 'Question 1', 'Question 2' and so on. */
export function makeSet(
  ground: Ground,
  { cardCount = 3, title = 'Cells', documentName = '', student = ground.student } = {},
): Promise<FlashcardSet> {
  const selected_cards = Array.from({ length: cardCount }, (_, index) => ({
    question: `Question ${index + 1}`,
    answer: `Answer ${index + 1}`,
  }))
  const set = { title, document_name: documentName, document_content: '', content_purpose: '', selected_cards }
  return createSet(ground, student, set)
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
