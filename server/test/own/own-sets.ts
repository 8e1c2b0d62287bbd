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
