import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import type { CardKind } from '@lectern/domain/cards/faces'
import type { Page } from 'playwright-core'
import type { Student } from './api-account.ts'
import { expect } from './expect.ts'
import { document } from './material.ts'

export const GENERATED = 'Generated flashcards'

/** Told to the console, in the student's language, when a chunk gives no cards, as the last of `two.pdf` does. */
export const EMPTY_CHUNK = /chunk \d.*(?:No flashcards could be made|未能制成学习卡)/i

/** From the flashcard menu to the generated cards of a document. */
export async function makeCards(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Create New Set/ }).click()
  await page.locator('input[type=file]').setInputFiles(document(name))
  await expect(page.getByText(/^[1-9][\d,]* words$/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  await expect(page.getByRole('heading', { name: 'Review Your Flashcards' })).toBeVisible()
}

/** Begins to make cards of a document of three parts; the first is answered once it is resolved. */
export async function startRun(page: Page): Promise<void> {
  await page.goto('/module/recite?view=upload')
  await page.locator('input[type=file]').setInputFiles(document('two.pdf'))
  await expect(page.getByText(/^[1-9][\d,]* words$/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  await expect(page.getByRole('heading', { name: 'Found so far' })).toBeVisible()
}

/** Keeps a set by the API: 'Question 1' / 'Answer 1' and so on, unless the cards are named. */
export const keepSet = (
  { recite }: Student,
  title: string,
  cards: number | readonly { kind?: CardKind; question: string; answer: string }[],
): Promise<FlashcardSet> =>
  recite.createSet({ body: { title, selected_cards: typeof cards === 'number' ? numberedCards(cards) : [...cards] } })

const numberedCards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ question: `Question ${index + 1}`, answer: `Answer ${index + 1}` }))

/** Studies a set by the API, knowing the first `correctCount` of its cards. */
export async function studySet({ recite }: Student, set: FlashcardSet, correctCount: number): Promise<void> {
  const { session_id, flashcards } = await recite.startStudy({ params: { id: set.id } })
  for (const [index, card] of flashcards.entries())
    await recite.answerCard({
      params: { id: session_id },
      body: { flashcard_id: card.id, is_correct: index < correctCount },
    })
  await recite.endStudy({ params: { id: session_id } })
}
