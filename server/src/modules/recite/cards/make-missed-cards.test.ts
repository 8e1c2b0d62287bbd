import type { Body } from '@lectern/contract/endpoint'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { MAX_CARDS_PER_SET, MOST_MISSED_CARDS } from '@lectern/domain/recite'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'

type Sent = Body<typeof reciteEndpoints.makeMissedCards>
const NOT_FOUND = { status: 404, code: 'not_found' }
const SOURCE = 'A cell is the smallest unit of life.'
const FIRST = { question_id: 11, question: 'What is the smallest unit of life?', answer: 'A cell', source: SOURCE }
const SECOND = {
  ...{ question_id: 12, kind: 'choice' as const, question: 'Which holds genes?' },
  answer: '- [ ] The wall\n- [x] The nucleus',
}
const THIRD = { question_id: 13, question: '1 + 1 = ?', answer: '2' }

describeOnBothDatabases('Cards of missed questions', (database) => {
  const app = testApp(database, {})
  let student: TestStudent
  let other: TestStudent
  beforeEach(async () => {
    ;[student, other] = [await app.student(), await app.student()]
  })
  const recite = (of: Caller = student) => of.client(reciteEndpoints)
  const make = (sent: Partial<Sent> = {}, of: Caller = student) =>
    recite(of).makeMissedCards({
      body: { of: { kind: 'exam', id: 5 }, title: 'Mistakes: Cells', flashcards: [FIRST, SECOND, THIRD], ...sent },
    })
  const setAt = (id: number) => recite().getSet({ params: { id } })
  const questionsAt = async (id: number) => (await setAt(id)).flashcards.map(({ question }) => question)
  const titles = async (of: Caller = student) =>
    (await recite(of).history({ query: {} })).flashcard_sets.map(({ title }) => title)
  const ownSet = async (selected_cards = [{ question: 'Own?', answer: 'Yes.' }], of: Caller = student) =>
    (await recite(of).createSet({ body: { title: 'Own', selected_cards } })).id
  const bring = async (of: Caller = student, text = SOURCE) =>
    (await of.client(materialsEndpoints).create({ form: { text, title: 'Cells' } })).id

  test('go to the end of the set that was chosen, in their order and as they are asked, and come in reviews', async () => {
    const set_id = await ownSet()
    expect(await make({ set_id })).toEqual({ flashcard_set: { id: set_id, title: 'Own' }, made_count: 3 })
    const { flashcards } = await setAt(set_id)
    expect(flashcards.map(({ kind, question, answer, source }) => [kind, question, answer, source])).toEqual([
      ['basic', 'Own?', 'Yes.', null],
      ['basic', FIRST.question, 'A cell', SOURCE],
      ['choice', SECOND.question, SECOND.answer, null],
      ['basic', '1 + 1 = ?', '2', null],
    ])
    const { items } = await student.client(reviewEndpoints).queue({ query: { set_id } })
    expect(items).toHaveLength(4)
    expect(await titles()).toEqual(['Own'])
  })

  test('go into one set for the mistakes at an exam, once, however often and at once it is asked for', async () => {
    const made = await Promise.all([make(), make(), make()])
    const [id] = new Set(made.map(({ flashcard_set }) => flashcard_set.id))
    expect(made.map(({ made_count }) => made_count).toSorted()).toEqual([0, 0, 3])
    expect(await titles()).toEqual(['Mistakes: Cells'])
    await recite().renameSet({ params: { id: id ?? 0 }, body: { title: 'What I keep getting wrong' } })
    const missed = { ...THIRD, question_id: 14, question: '2 + 2 = ?' }
    const again = await make({ flashcards: [FIRST, missed, missed] })
    expect(again).toEqual({ flashcard_set: { id, title: 'What I keep getting wrong' }, made_count: 1 })
    expect(await questionsAt(id ?? 0)).toEqual([FIRST.question, SECOND.question, THIRD.question, '2 + 2 = ?'])
  })

  test('of another exam, of a recording and of another student go into sets of their own', async () => {
    await make()
    await make({ of: { kind: 'listening', id: 5 }, title: 'Mistakes: A talk' })
    await make({ of: { kind: 'exam', id: 6 }, title: 'Mistakes: Leaves' })
    await make({ title: 'Theirs' }, other)
    expect(await titles()).toEqual(['Mistakes: Leaves', 'Mistakes: A talk', 'Mistakes: Cells'])
    expect(await titles(other)).toEqual(['Theirs'])
  })

  test('leave what the set asks already as its student has it, also where it was made one by one', async () => {
    const set_id = await ownSet([{ question: 'What IS the smallest unit of life', answer: 'My own words.' }])
    expect(await make({ set_id, flashcards: [FIRST, THIRD] })).toMatchObject({ made_count: 1 })
    const [, sum] = (await setAt(set_id)).flashcards
    await recite().updateCard({ params: { id: sum?.id ?? 0 }, body: { question: 'One and one?', answer: 'Two' } })
    expect(await make({ set_id, flashcards: [FIRST, THIRD] })).toMatchObject({ made_count: 0 })
    const now = await setAt(set_id)
    expect(now.flashcards.map(({ question, answer }) => [question, answer])).toEqual([
      ['What IS the smallest unit of life', 'My own words.'],
      ['One and one?', 'Two'],
    ])
  })

  test('are each made where several ask in the same words for one of other options', async () => {
    const which = (question_id: number, ...options: string[]) => ({
      ...{ question_id, kind: 'choice' as const, question: 'Which of these is true?' },
      answer: options.map((option, index) => `- [${index === 0 ? 'x' : ' '}] ${option}`).join('\n'),
    })
    const flashcards = [which(21, 'A cell lives.', 'A stone does.'), which(22, 'Leaves are green.', 'They are blue.')]
    const { flashcard_set, made_count } = await make({ flashcards })
    expect(made_count).toBe(2)
    expect((await setAt(flashcard_set.id)).flashcards.map(({ answer }) => answer)).toEqual(
      flashcards.map(({ answer }) => answer),
    )
    expect(await make({ flashcards })).toMatchObject({ made_count: 0 })
  })

  test('keep their place: in the material of the set, or in their own', async () => {
    const [one, two] = [await bring(), await bring(student, 'A leaf is green.')]
    const flashcards = [
      { ...FIRST, material_id: one },
      { ...SECOND, source: 'A leaf is green.', material_id: two },
    ]
    const several = await make({ flashcards })
    const materialsAt = async (id: number) => {
      const set = await setAt(id)
      return [set.material_id, ...set.flashcards.map(({ material_id }) => material_id)]
    }
    expect(await materialsAt(several.flashcard_set.id)).toEqual([null, one, two])
    const single = await make({ of: { kind: 'exam', id: 6 }, flashcards: flashcards.slice(0, 1) })
    expect(await materialsAt(single.flashcard_set.id)).toEqual([one, one])
    const { made } = await student.client(materialsEndpoints).get({ params: { id: one } })
    expect(made.map(({ id }) => id).toSorted()).toEqual([several, single].map((a) => a.flashcard_set.id).toSorted())
  })

  test('say that a material is gone which has been deleted meanwhile, is another’s or never was', async () => {
    const [gone, foreign] = [await bring(), await bring(other)]
    await student.client(materialsEndpoints).delete({ params: { id: gone } })
    const { flashcard_set } = await make({
      flashcards: [
        { ...FIRST, material_id: gone },
        { ...SECOND, source: SOURCE, material_id: foreign },
        { ...THIRD, source: SOURCE, is_material_gone: true },
      ],
    })
    const { flashcards } = await setAt(flashcard_set.id)
    expect(flashcards.map(({ material_id, is_material_gone }) => [material_id, is_material_gone])).toEqual(
      Array(3).fill([null, true]),
    )
    const { made } = await other.client(materialsEndpoints).get({ params: { id: foreign } })
    expect(made).toEqual([])
  })

  test('are none, and no set is made, where one could not be asked or they do not all fit', async () => {
    const unasked = { ...SECOND, answer: 'The nucleus' }
    await expect(make({ flashcards: [FIRST, unasked] })).rejects.toMatchObject({ status: 400, code: 'invalid' })
    expect(await titles()).toEqual([])
    const cards = Array.from({ length: MAX_CARDS_PER_SET - 1 }, (_, index) => ({ question: `${index}`, answer: 'x' }))
    const set_id = await ownSet(cards)
    await expect(make({ set_id, flashcards: [FIRST, SECOND] })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await setAt(set_id)).toMatchObject({ card_count: MAX_CARDS_PER_SET - 1 })
    expect(await make({ set_id, flashcards: [FIRST] })).toMatchObject({ made_count: 1 })
  })

  test('are refused without a student, in another’s set, and beyond so many at once', async () => {
    const theirs = await ownSet([{ question: 'Theirs?', answer: 'Yes.' }], other)
    await expect(make({}, await app.visitor())).rejects.toMatchObject({ status: 401 })
    for (const set_id of [theirs, Number.MAX_SAFE_INTEGER])
      await expect(make({ set_id })).rejects.toMatchObject(NOT_FOUND)
    expect((await recite(other).getSet({ params: { id: theirs } })).card_count).toBe(1)
    const many = (length: number) =>
      Array.from({ length }, (_, index) => ({ question_id: index + 1, question: `${index}?`, answer: 'x' }))
    for (const flashcards of [[], many(MOST_MISSED_CARDS + 1)])
      await expect(make({ flashcards })).rejects.toMatchObject({ status: 400 })
    expect(await titles()).toEqual([])
    expect(await make({ flashcards: many(MOST_MISSED_CARDS) })).toMatchObject({ made_count: MOST_MISSED_CARDS })
  })
})
