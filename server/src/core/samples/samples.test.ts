import { randomUUID } from 'node:crypto'
import { creditsEndpoints } from '@lectern/contract/credits'
import { examEndpoints } from '@lectern/contract/exam'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { Sample, sampleEndpoints } from '@lectern/contract/work/sample'
import { FREE_SAMPLE_TURNS } from '@lectern/domain/speaking'
import { LANGUAGES } from '@lectern/texts/languages'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases, describeOnDatabase } from '../../../test/test-database.ts'
import { tidyQuestions } from '../../modules/exam/making/tidy-questions.ts'
import { materials } from '../documents/tables.ts'
import { sampleChapter } from './sample-chapter.ts'
import { samples } from './tables.ts'

const NOT_FOUND = { code: 'not_found' }
const TEXT = 'A cell is the smallest unit of life. A membrane is the wall that holds a cell together.'

describeOnBothDatabases('The sample chapter', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })
  const sample = (of = student) => of.client(sampleEndpoints)
  const ids = async () => {
    const { material_id, set_id, exam_id } = await sample().keep()
    return { material_id: material_id ?? 0, set_id: set_id ?? 0, exam_id: exam_id ?? 0 }
  }
  const bring = (of = student) => of.client(materialsEndpoints).create({ form: { text: TEXT, title: 'Cells' } })
  const materials = async () => (await student.client(materialsEndpoints).list({ query: {} })).materials
  const balance = () => app.services.credits.readAvailable(database().queries, student.id)

  test('is offered to a student who has nothing, and not to one who has brought something', async () => {
    expect(await sample().get()).toEqual({
      status: 'offered',
      title: 'How memory keeps what you learn',
      material_id: null,
      set_id: null,
      exam_id: null,
      talk_id: null,
    })
    await bring()
    expect((await sample().get()).status).toBe('none')
    expect((await sample().keep()).status).toBe('none')
    const [material] = await materials()
    await student.client(materialsEndpoints).delete({ params: { id: material?.id ?? 0 } })
    expect(await materials()).toEqual([])
    expect((await sample().get()).status).toBe('none')
    expect((await sample().keep()).status).toBe('none')
  })

  test('is kept with its cards and exam, which can be studied at once, at no price and without a model', async () => {
    const { material_id, set_id, exam_id } = await ids()
    expect(await materials()).toMatchObject([{ id: material_id, title: 'How memory keeps what you learn' }])
    const set = await student.client(reciteEndpoints).getSet({ params: { id: set_id } })
    expect(set.flashcards).toHaveLength(12)
    const exam = await student.client(examEndpoints).getSet({ params: { id: exam_id } })
    expect(exam).toMatchObject({ made_by: 'hand', material_id, language: 'english' })
    expect(exam.questions).toHaveLength(10)
    const { items } = await student.client(reviewEndpoints).queue({ query: {} })
    expect(items.length).toBeGreaterThan(0)
    const { made } = await student.client(materialsEndpoints).get({ params: { id: material_id } })
    expect(made.map(({ module }) => module).toSorted()).toEqual(['exam', 'recite'])
    expect((await student.client(creditsEndpoints).transactions({ query: {} })).transactions).toHaveLength(1)
    expect(await sample().get()).toMatchObject({ status: 'kept', material_id, set_id, exam_id, talk_id: null })
  })

  test('is one, however often and from how many devices it is asked for', async () => {
    const kept = await Promise.all([sample().keep(), sample().keep(), sample().keep()])
    expect(new Set(kept.map(({ set_id }) => set_id)).size).toBe(1)
    expect(await sample().keep()).toEqual(kept[0])
    expect(await materials()).toHaveLength(1)
    const talks = await Promise.all([sample().beginTalk(), sample().beginTalk()])
    expect(talks[0]).toEqual(talks[1])
    const { exam_sets } = await student.client(examEndpoints).listSets({ query: {} })
    expect(exam_sets).toHaveLength(1)
  })

  test.each([
    ['zh-Hant', '記憶怎樣留住所學', 'traditional_chinese', 'zh-HK'],
    ['zh-Hans', '记忆怎样留住所学', 'simplified_chinese', 'zh-CN'],
  ])('is in the language that its student is spoken to: %s', async (spoken, title, language, talk) => {
    const keeping = await student.fetch('/api/sample/', { method: 'POST', headers: { 'accept-language': spoken } })
    const kept = Sample.parse(await keeping.json())
    expect(kept).toMatchObject({ status: 'kept', title })
    const exam = await student.client(examEndpoints).getSet({ params: { id: kept.exam_id ?? 0 } })
    expect(exam).toMatchObject({ title, language })
    const { session_id } = await sample().beginTalk()
    const session = await student.client(speakingEndpoints).getSession({ params: { id: session_id } })
    expect(session).toMatchObject({ language: talk })
  })

  test('has a talk whose first turns are free; a turn that is sent again is answered once', async () => {
    await expect(sample().beginTalk()).rejects.toMatchObject({ code: 'conflict' })
    await sample().keep()
    const { session_id: id } = await sample().beginTalk()
    const speaking = student.client(speakingEndpoints)
    const say = (text: string, idempotencyKey: string = randomUUID()) =>
      speaking.reply({ params: { id }, form: { text } }, { idempotencyKey })
    const key = randomUUID()
    const first = await say('I read the chapter twice.', key)
    expect(first).toMatchObject({ credit_cost: 0, user_credits: 10, turn: { number: 1 } })
    expect((await say('I read the chapter twice.', key)).turn).toEqual(first.turn)
    for (let turn = 2; turn <= FREE_SAMPLE_TURNS; turn++)
      expect(await say(`Turn ${turn}.`)).toMatchObject({ credit_cost: 0 })
    expect((await say('One more.')).credit_cost).toBe(1)
    expect(await balance()).toBe(9)
    const { turns, free_turns } = await speaking.getSession({ params: { id } })
    expect([turns.length, free_turns]).toEqual([FREE_SAMPLE_TURNS + 1, FREE_SAMPLE_TURNS])
    expect((await sample().get()).talk_id).toBe(id)
    await speaking.deleteSession({ params: { id } })
    const { session_id: next } = await sample().beginTalk()
    expect(await speaking.getSession({ params: { id: next } })).toMatchObject({ turns: [], free_turns: 0 })
    const paid = { params: { id: next }, form: { text: 'Once more.' } }
    expect(await speaking.reply(paid, { idempotencyKey: randomUUID() })).toMatchObject({ credit_cost: 1 })
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('goes whole when it is dismissed, with what was reviewed of it, and never comes back', async () => {
    const { material_id, set_id, exam_id } = await ids()
    const { session_id } = await sample().beginTalk()
    const review = student.client(reviewEndpoints)
    const { items, handed_out_at } = await review.queue({ query: {} })
    const answer = { rating: 3 as const, duration_ms: 900, answered_at: app.clock.now().toISOString(), handed_out_at }
    await review.answer({ body: { ...answer, item_id: items[0]?.id ?? 0, client_id: randomUUID() } })
    const exam = student.client(examEndpoints)
    const attempt = await exam.startSession({ params: { id: exam_id }, body: {} })
    await exam.endSession({ params: { id: attempt.session_id }, body: { answers: {} } })

    expect(await sample().dismiss()).toEqual({ success: true })
    expect(await materials()).toEqual([])
    await expect(exam.getSet({ params: { id: exam_id } })).rejects.toMatchObject(NOT_FOUND)
    await expect(student.client(reciteEndpoints).getSet({ params: { id: set_id } })).rejects.toMatchObject(NOT_FOUND)
    const talk = student.client(speakingEndpoints).getSession({ params: { id: session_id } })
    await expect(talk).rejects.toMatchObject(NOT_FOUND)
    const left = await review.queue({ query: {} })
    expect(left.items).toEqual([])
    expect(await review.listItems({ query: { which: 'mistakes' } })).toMatchObject({ items: [] })

    expect(material_id).toBeGreaterThan(0)
    expect((await sample().dismiss()).success).toBe(true)
    expect((await sample().get()).status).toBe('none')
    expect((await sample().keep()).status).toBe('none')
    await expect(sample().beginTalk()).rejects.toMatchObject({ code: 'conflict' })
    expect(await materials()).toEqual([])
  })

  test('is refused for good by whoever dismisses its offer, and leaves what another student has', async () => {
    const stranger = await app.student()
    const kept = await sample(stranger).keep()
    await sample().dismiss()
    expect((await sample().keep()).status).toBe('none')
    expect(await sample(stranger).get()).toEqual(kept)
  })

  test('tells what is left of it, and can be dismissed after its student has deleted parts', async () => {
    const { material_id, set_id, exam_id } = await ids()
    await student.client(reciteEndpoints).deleteSet({ params: { id: set_id } })
    await student.client(materialsEndpoints).delete({ params: { id: material_id } })
    expect(await sample().get()).toMatchObject({ status: 'kept', material_id: null, set_id: null, exam_id })
    await student.client(examEndpoints).deleteSet({ params: { id: exam_id } })
    expect((await sample().get()).status).toBe('none')
    expect((await sample().dismiss()).success).toBe(true)
  })
})

describeOnDatabase('server', 'A sample that is dismissed while its chapter is deleted in another tab', (database) => {
  const app = testApp(database)

  test('waits for it, and goes without it', async () => {
    const student = await app.student(10)
    const { material_id } = await student.client(sampleEndpoints).keep()
    const { queries } = database()
    const waiting = sql<number>`(select count(*) from pg_locks where not granted)`.mapWith(Number)
    let dismissing: Promise<unknown> | undefined
    await database().transaction(async (tx) => {
      await tx
        .select()
        .from(materials)
        .where(eq(materials.id, material_id ?? 0))
        .for('update')
      dismissing = student.client(sampleEndpoints).dismiss()
      await expect.poll(async () => (await queries.select({ waiting }).from(samples))[0]?.waiting).toBe(1)
      await tx.delete(materials).where(eq(materials.id, material_id ?? 0))
    })
    expect(await dismissing).toEqual({ success: true })
    expect((await student.client(sampleEndpoints).get()).status).toBe('none')
  })
})

test.each(LANGUAGES)('each card and question of the chapter stands in its text, and can be asked: %s', (language) => {
  const { text, cards, exam } = sampleChapter(language)
  expect(cards.length).toBeGreaterThanOrEqual(10)
  for (const { source } of [...cards, ...exam]) expect(text).toContain(source)
  expect(tidyQuestions(exam, text)).toHaveLength(exam.length)
  const sources = tidyQuestions(exam, text).map(({ source }) => source)
  expect(sources).toEqual(exam.map(({ source }) => source))
})
