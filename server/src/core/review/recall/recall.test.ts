import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { planningEndpoints } from '@lectern/contract/review/planning'
import { dateOfDay, studyDayOf } from '@lectern/memory/study-day'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { flashcards } from '../../../modules/recite/tables.ts'

const SENTENCES = ['A cell is the smallest unit of life.', 'A membrane is the wall that holds a cell together.']
/** Each sentence stands on a page of its own. */
const TEXT = SENTENCES.map((sentence) => `${sentence}\n${'Nothing else is said here.\n'.repeat(130)}`).join('\n')

describeOnBothDatabases('What is remembered of a material', (database) => {
  const app = testApp(database)

  test('is told card by card with its place, today and on the day of its exam, to its student alone', async () => {
    const student = await app.student()
    const material = await student.client(materialsEndpoints).create({ form: { text: TEXT } })
    const cards = [...SENTENCES, 'What stands nowhere in this material at all.'].map((source, at) => ({
      ...{ question: `Question ${at + 1}?`, answer: 'So', source },
    }))
    const recite = student.client(reciteEndpoints)
    const set = await recite.createSet({
      body: { title: 'Cells', document_content: TEXT, material_id: material.id, selected_cards: cards },
    })
    await recite.createSet({ body: { title: 'Other', document_content: '', selected_cards: cards } })
    const review = student.client(reviewEndpoints)
    const { items } = await review.queue({ query: { set_id: set.id, limit: 100 } })
    const [first, , last] = items
    await review.answer({
      body: {
        item_id: first!.id,
        rating: 4,
        answered_at: app.clock.now().toISOString(),
        client_id: crypto.randomUUID(),
      },
    })
    await review.changeItem({ params: { id: last!.id }, body: { client_id: crypto.randomUUID(), flag: 1 } })
    const planning = student.client(planningEndpoints)
    const recall = (date?: string) => planning.recall({ params: { id: material.id }, query: date ? { date } : {} })
    const today = studyDayOf(app.clock.now(), 'UTC')
    const now = await recall()
    expect(now).toMatchObject({ date: dateOfDay(today), exam_date: null, page_count: 3, is_cut_off: false })
    expect(now.items.map(({ question, state, place }) => [question, state, place?.page ?? null])).toEqual([
      ['Question 1?', 'strong', 1],
      ['Question 2?', 'unasked', 2],
      ['Question 3?', 'unasked', null],
    ])
    expect(now.items[0]).toMatchObject({ kind: 'card', set: { id: set.id }, recall: 1, place: { start: 0 } })
    const date = dateOfDay(today + 40)
    await planning.setMaterialExam({ params: { id: material.id }, body: { date } })
    const then = await recall(date)
    expect(then).toMatchObject({ date, exam_date: date })
    expect(then.items.map(({ state }) => state)).toEqual(['fading', 'unasked', 'unasked'])
    expect(then.items[0]!.recall).toBeLessThan(0.9)
    await review.changeItem({ params: { id: last!.id }, body: { client_id: crypto.randomUUID(), is_suspended: true } })
    expect((await recall()).items).toHaveLength(2)
    const unasked = (page?: number) =>
      planning.unasked({ params: { id: material.id }, query: page === undefined ? {} : { page } })
    const rest = await unasked()
    expect(rest).toMatchObject({ title: material.title, credits: 1 })
    // Both sentences are quoted; of the rest every line is there as it stands.
    expect(rest.text).not.toMatch(/unit of life|wall that holds/)
    expect(rest.text.match(/Nothing else is said here\./g)?.length).toBeGreaterThan(240)
    const { pages, credits } = now.unasked ?? { pages: [], credits: 0 }
    expect([credits, pages.map(({ page }) => page)]).toEqual([1, [1, 2, 3]])
    const ofPages = await Promise.all([1, 2, 3].map((page) => unasked(page)))
    expect(ofPages.map((one) => one.passage_count)).toEqual(pages.map((one) => one.passage_count))
    expect(ofPages.reduce((sum, one) => sum + one.passage_count, 0)).toBe(rest.passage_count)
    expect(await unasked(4)).toMatchObject({ text: '', passage_count: 0, credits: 0 })
    // What is set aside is asked about all the same.
    await review.changeItem({ params: { id: first!.id }, body: { client_id: crypto.randomUUID(), is_suspended: true } })
    expect((await unasked()).text).toBe(rest.text)
    await expect(recall(dateOfDay(today - 1))).rejects.toMatchObject({ status: 400 })
    const others = (await app.student()).client(planningEndpoints)
    for (const call of [others.recall, others.unasked] as const)
      await expect(call({ params: { id: material.id }, query: {} })).rejects.toMatchObject({ status: 404 })
  })

  test('is told of a card in a set of another material by the material that holds its source, until that is deleted', async () => {
    const [student, other] = [await app.student(), await app.student()]
    const [first = '', second = ''] = SENTENCES
    const bring = async (of: typeof student, text: string) => {
      const { id } = await of.client(materialsEndpoints).create({ form: { text } })
      return id
    }
    const [ofSet, ofCard, ofOther] = [
      await bring(student, first),
      await bring(student, `${second} Life is more than that.`),
      await bring(other, second),
    ]
    const recite = student.client(reciteEndpoints)
    const selected_cards = [{ question: 'What is a cell?', answer: 'A unit', source: first }]
    const body = { title: 'Cells', document_content: first, material_id: ofSet, selected_cards }
    const { id } = await recite.createSet({ body })
    const card = { question: 'What is a membrane?', answer: 'A wall', source: second }
    const make = (material_id: number) => recite.createCard({ params: { id }, body: { ...card, material_id } })
    await expect(make(ofOther)).rejects.toMatchObject({ status: 404 })
    const insertOfOther = app.services.database.transaction((tx) =>
      tx
        .insert(flashcards)
        .values({ ...card, setId: id, clientId: crypto.randomUUID(), position: 9, materialId: ofOther }),
    )
    await expect(insertOfOther).rejects.toThrow()
    const made = await make(ofCard)
    expect(made).toMatchObject({ material_id: ofCard, source: second })

    const planning = student.client(planningEndpoints)
    const asked = async (of: number) => (await planning.recall({ params: { id: of }, query: {} })).items
    expect(await asked(ofSet)).toMatchObject([{ question: 'What is a cell?', place: { start: 0 } }])
    expect(await asked(ofCard)).toMatchObject([{ question: card.question, set: { id }, place: { start: 0 } }])
    const { text } = await planning.unasked({ params: { id: ofCard }, query: {} })
    expect(text).not.toContain(second)
    const review = student.client(reviewEndpoints)
    const queued = async () =>
      (await review.queue({ query: { set_id: id, limit: 9 } })).items.map((one) => one.material_id)
    expect(await queued()).toEqual([ofSet, ofCard])
    // A card that asks for more parts than before has these of the same material.
    const cloze = { question: '{{c1::A membrane}} is {{c2::a wall}}', answer: '', kind: 'cloze' } as const
    const placeOf = async ({ source }: { source: string | null }) => {
      const body = { passages: [{ words: source ?? '' }] }
      return (await student.client(materialsEndpoints).findPlaces({ params: { id: ofCard }, body })).places
    }
    const before = await placeOf(made)
    const edited = await recite.updateCard({ params: { id: made.id }, body: cloze })
    expect(edited).toMatchObject({ source: second, material_id: ofCard })
    expect([before, await placeOf(edited)]).toEqual(Array(2).fill([{ page: 1, start: 0, end: second.length }]))
    expect(await asked(ofCard)).toMatchObject(Array(2).fill({ place: { start: 0 } }))
    const exam = await planning.setMaterialExam({
      params: { id: ofCard },
      body: { date: dateOfDay(studyDayOf(app.clock.now(), 'UTC') + 9) },
    })
    expect(exam.plan).toMatchObject({ card_count: 2 })
    expect(await planning.examSections({ params: { id: exam.id }, query: {} })).toEqual({ sections: [] })

    await student.client(materialsEndpoints).delete({ params: { id: ofCard } })
    const kept = (await recite.getSet({ params: { id } })).flashcards
    expect(kept.map(({ material_id, is_material_gone }) => [material_id, is_material_gone])).toEqual([
      [ofSet, undefined],
      [null, true],
    ])
  })

  test('counts words that stand there more than once as asked wherever they stand', async () => {
    const student = await app.student()
    const repeated = 'The wall of a cell lets water through but holds back what is larger than that.'
    const other = 'Its nucleus holds all of the genes that the next cells are made with later on.'
    const document_content = [repeated, other, repeated].join('\n\n')
    const { id } = await student.client(materialsEndpoints).create({ form: { text: document_content } })
    const selected_cards = [{ question: 'What does it let through?', answer: 'Water', source: repeated }]
    const body = { title: 'Walls', document_content, material_id: id, selected_cards }
    await student.client(reciteEndpoints).createSet({ body })
    const planning = student.client(planningEndpoints)
    const told = await planning.recall({ params: { id }, query: {} })
    expect(told.items).toMatchObject([{ place: null }])
    expect(told.unasked?.pages).toMatchObject([{ page: 1, passage_count: 1 }])
    expect((await planning.unasked({ params: { id }, query: {} })).text).toBe(other)
  })

  test('looks through the material so many times in ten minutes', async () => {
    const student = await app.student()
    const { id } = await student.client(materialsEndpoints).create({ form: { text: TEXT } })
    const recall = () => student.client(planningEndpoints).recall({ params: { id }, query: {} })
    expect((await recall()).items).toEqual([])
    for (let call = 1; call < 60; call += 1) await app.services.limits.hit('recallsOfStudent', String(student.id))
    await expect(recall()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  })
})
