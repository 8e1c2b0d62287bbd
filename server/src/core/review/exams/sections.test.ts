import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { planningEndpoints } from '@lectern/contract/review/planning'
import { dateOfDay, studyDayOf } from '@lectern/memory/study-day'
import { expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { showExamSections } from './plan-sections.ts'

const HEADINGS = ['Cells', 'Genes', 'Plants']
const sentence = (section: string, at: number) => `${section} are described by sentence ${at} of this lesson.`
const LESSON = HEADINGS.map(
  (section) => `# ${section}\n\n${Array.from({ length: 10 }, (_, at) => sentence(section, at + 1)).join('\n')}\n`,
).join('\n')

interface NewCard {
  question: string
  answer: string
  source?: string
  tags?: string[]
}

describeOnBothDatabases('What is known of an exam by section', (database) => {
  const app = testApp(database)

  /** A set with an exam so many days ahead. */
  async function withExam(student: TestStudent, cards: NewCard[], document_content = '', days = 12) {
    const recite = student.client(reciteEndpoints)
    const set = await recite.createSet({ body: { title: 'Biology', document_content, selected_cards: cards } })
    const planning = student.client(planningEndpoints)
    const date = dateOfDay(studyDayOf(app.clock.now(), 'UTC') + days)
    const exam = await planning.setExam({ params: { id: set.id }, body: { date } })
    const sections = (minutes?: number) =>
      planning.examSections({ params: { id: exam.id }, query: minutes === undefined ? {} : { minutes } })
    return { exam, set, sections, planning }
  }
  const lessonCards = HEADINGS.flatMap((section) =>
    Array.from({ length: 10 }, (_, at) => ({
      question: `${section} ${at + 1}?`,
      answer: `Number ${at + 1}`,
      source: sentence(section, at + 1),
    })),
  )

  test('follows the headings of its material, and tells what was learned from what was not', async () => {
    const student = await app.student()
    const { set, sections, exam } = await withExam(student, lessonCards, LESSON)
    const before = (await sections()).sections
    expect(before).toMatchObject(
      HEADINGS.map((title) => ({
        ...{ kind: 'heading', title, number: null, card_count: 10, new_count: 10 },
        ...{ left_out_count: 0, recall_if_left: 0 },
      })),
    )
    const mean = before.reduce((sum, { recall }) => sum + recall, 0) / before.length
    expect(Math.abs(mean - (exam.plan?.recall ?? 0))).toBeLessThan(0.06)

    const review = student.client(reviewEndpoints)
    const { items } = await review.queue({ query: { set_id: set.id, limit: 100 } })
    for (const { id, question } of items)
      if (question.startsWith('Cells'))
        await review.answer({
          body: { item_id: id, rating: 4, answered_at: app.clock.now().toISOString(), client_id: crypto.randomUUID() },
        })
    const [cells, genes] = (await sections()).sections
    expect(cells?.recall_if_left).toBeGreaterThan(0)
    expect(genes).toMatchObject({ new_count: 10, recall_if_left: 0 })
  })

  test('says which sections are left out where time is short, and of what is set aside nothing', async () => {
    const student = await app.student()
    const { sections, planning, exam, set } = await withExam(student, lessonCards, LESSON)
    const minutes = (exam.plan?.minutes_per_day ?? 0) / 2
    const plan = await planning.examPlan({ params: { id: exam.id }, query: { minutes } })
    const short = (await sections(minutes)).sections
    expect(short.reduce((sum, { left_out_count }) => sum + left_out_count, 0)).toBe(plan.left_out_count)
    expect(short.map(({ left_out_count }) => left_out_count > 0)).toEqual([false, true, true])
    expect(short[2]).toMatchObject({ title: 'Plants', new_count: 0, recall: 0 })

    const review = student.client(reviewEndpoints)
    const { items } = await review.queue({ query: { set_id: set.id, limit: 100 } })
    await review.changeItem({
      params: { id: items[0]?.id ?? 0 },
      body: { client_id: crypto.randomUUID(), is_suspended: true },
    })
    expect((await sections()).sections.map(({ card_count }) => card_count)).toEqual([9, 10, 10])
  })

  test('follows tags where there is no material, and says nothing where all belong together', async () => {
    const student = await app.student()
    const tagged = ['Verbs', 'Nouns', 'Verbs', null].map((tag, at) => ({
      question: `Question ${at}`,
      answer: 'Answer',
      ...(tag !== null && { tags: [tag] }),
    }))
    const { sections } = await withExam(student, tagged)
    expect((await sections()).sections.map(({ kind, title, card_count }) => [kind, title, card_count])).toEqual([
      ['tag', 'Verbs', 2],
      ['tag', 'Nouns', 1],
      ['other', '', 1],
    ])
    expect(await (await withExam(student, tagged.slice(3))).sections()).toEqual({ sections: [] })
    const own = await withExam(student, lessonCards.slice(0, 5), LESSON)
    expect(await own.sections()).toEqual({ sections: [] })
  })

  test('is told by the materials of its cards: of most by headings, of others by title, of one deleted by neither', async () => {
    const student = await app.student()
    const { sections, set } = await withExam(student, [{ question: 'A verb?', answer: 'To be', tags: ['Verbs'] }])
    const materials = student.client(materialsEndpoints)
    const bring = async (title: string, text: string) => (await materials.create({ form: { title, text } })).id
    const [lesson, reader] = [await bring('Lesson', LESSON), await bring('Reader', 'A reader says this. And that.')]
    const add = (material_id: number, source: string) =>
      student.client(reciteEndpoints).createCard({
        params: { id: set.id },
        body: { question: `What of ${source}`, answer: 'This', source, material_id },
      })
    for (const heading of ['Genes', 'Plants', 'Genes']) await add(lesson, sentence(heading, 3))
    await add(reader, 'A reader says this.')
    const told = async () => (await sections()).sections.map(({ kind, title, card_count }) => [kind, title, card_count])
    const byHeading = [
      ['heading', 'Genes', 2],
      ['heading', 'Plants', 1],
    ]
    expect(await told()).toEqual([...byHeading, ['material', 'Reader', 1], ['tag', 'Verbs', 1]])
    await materials.delete({ params: { id: reader } })
    expect(await told()).toEqual([...byHeading, ['tag', 'Verbs', 1], ['other', '', 1]])
    await student.client(reciteEndpoints).createCard({
      params: { id: set.id },
      body: { question: 'And?', answer: 'That', source: 'And that.', is_material_gone: true },
    })
    expect(await told()).toContainEqual(['other', '', 2])
  })

  test('is told to its student alone, and not once the exam is over', async () => {
    const student = await app.student()
    const { exam } = await withExam(student, lessonCards, LESSON, 1)
    const params = { id: exam.id }
    const ask = (caller: Pick<TestStudent, 'client'>, query = {}) =>
      caller.client(planningEndpoints).examSections({ params, query })
    await expect(ask(await app.visitor())).rejects.toMatchObject({ status: 401 })
    await expect(ask(await app.student())).rejects.toMatchObject({ status: 404 })
    for (const minutes of [-1, 1441]) await expect(ask(student, { minutes })).rejects.toMatchObject({ status: 400 })
    // A session does not last so long.
    const overmorrow = { ...app.services, clock: { now: () => new Date(app.clock.now().getTime() + 2 * 86_400_000) } }
    await expect(
      showExamSections(overmorrow, student, exam.id, {}, new AbortController().signal),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  test('looks through the material so many times in ten minutes', async () => {
    const student = await app.student()
    const { sections } = await withExam(student, lessonCards, LESSON)
    for (let call = 0; call < 60; call += 1) await app.services.limits.hit('examSectionsOfStudent', String(student.id))
    await expect(sections()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  })
})
