import { randomUUID } from 'node:crypto'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { reciteEndpoints } from '@lectern/contract/recite'
import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import type { TestApp, TestStudent } from '../test-app.ts'

const sets = new WeakMap<TestStudent, Promise<FlashcardSet>>()

/** The student's one set of two cards, which studies and cards are of. */
export function setOf(student: TestStudent): Promise<FlashcardSet> {
  const selected_cards = ['one', 'two'].map((word) => ({ question: `What is ${word}?`, answer: word }))
  const made =
    sets.get(student) ?? student.client(reciteEndpoints).createSet({ body: { title: 'Own', selected_cards } })
  sets.set(student, made)
  return made
}

export const cardsOf = async (student: TestStudent): Promise<number[]> =>
  (await setOf(student)).flashcards.map(({ id }) => id)

const CHAPTER =
  'A cell is the smallest unit of life. A membrane is the wall that holds a cell together. ' +
  'The nucleus is the part of a cell that holds its genes.'

/** A set of cards that a run made, for 1 credit; of so many cards where that is said, with words of its own. */
export async function madeSetOf(student: TestStudent, cardCount?: number): Promise<FlashcardSet> {
  const recite = student.client(reciteEndpoints)
  const made = await recite.generate({ body: { content: CHAPTER, chunk_index: 0, total_chunks: 1 } })
  const some = Array.from({ length: cardCount ?? 0 }, (_, index) => ({
    question: `What is ${index}?`,
    answer: 'This.',
  }))
  const selected_cards = cardCount === undefined ? made.flashcards : some
  return recite.createSet({ body: { title: 'Made', selected_cards, generation_id: made.generation_id } })
}

export async function madeCardOf({ services }: TestApp, student: TestStudent): Promise<number> {
  const grant = { studentId: student.id, kind: 'adjustment', amountCredits: 1, reference: randomUUID() } as const
  await services.database.transaction((tx) => services.credits.grant(tx, grant))
  return (await madeSetOf(student)).flashcards[0]?.id ?? 0
}

/** A made card of which the student said that it is wrong. */
export async function saidWrongOf(app: TestApp, student: TestStudent): Promise<number> {
  const id = await madeCardOf(app, student)
  await student.client(feedbackEndpoints).give({ body: { kind: 'card', id, reason: 'wrong' } })
  return id
}

/** A set that the student copied from what another one shares. */
export async function copiedSetOf(app: TestApp, student: TestStudent): Promise<number> {
  const token = await shareOf(await app.student())
  return (await student.client(sharesEndpoints).copy({ params: { token } })).id
}

export async function shareOf(student: TestStudent): Promise<string> {
  const body = { kind: 'set', id: (await setOf(student)).id } as const
  return (await student.client(sharesEndpoints).create({ body })).token
}

/** What somebody said against the student's share. */
export async function reportOf(app: TestApp, student: TestStudent): Promise<number> {
  const token = await shareOf(student)
  const body = { reason: 'wrong', text: 'It is not so.' } as const
  await (await app.visitor()).client(sharesEndpoints).report({ params: { token }, body })
  const query = { kind: 'set', id: (await setOf(student)).id } as const
  const { reports } = await student.client(sharesEndpoints).getOfThing({ query })
  return reports.at(-1)?.id ?? 0
}
