import { creditsEndpoints } from '@lectern/contract/credits'
import { writingEndpoints } from '@lectern/contract/writing'
import { paidWords } from '@lectern/domain/words'
import { EXAM_SCALES } from '@lectern/domain/writing'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { encodePng } from '../../core/documents/reading/pictures/grey-raster.ts'
import type { Model } from '../../platform/model/model.ts'
import type { Grading } from './grading.ts'

const ESSAY = 'He go to school.\nCats is nice.'
/** White, with nothing to read. */
const WHITE = Buffer.from(encodePng({ width: 64, height: 64, pixels: new Uint8Array(64 * 64).fill(255) }))
const PNG = new File([WHITE], 'topic.png')
const BROKEN = new File([WHITE.subarray(0, 12)], 'topic.png')
const GRADING: Grading = {
  criteria: Object.fromEntries(EXAM_SCALES.DSE.criteria.map(({ id }) => [id, { score: 4, comment: 'So.' }])),
  mistakes: [{ quote: 'He go', correction: 'He goes', explanation: 'Third person.' }],
  suggestions: [],
  feedback: 'A start.',
  revised: 'He goes to school.\nCats are nice.',
}

describeOnDatabase('server', 'The writing calls', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    app.services.model = modelSaying(GRADING)
    student = await app.student(3)
  })

  /** A model whose answer passes the schema of its task, as a real one's must. */
  const modelSaying = (answer: unknown): Model => ({
    description: { madeBy: 'model', name: 'test' },
    contextTokens: async () => 32_000,
    run: async (task) => ({ output: task.output.parse(answer), madeBy: 'model' }),
  })
  const writing = (caller: Caller = student) => caller.client(writingEndpoints)
  const grade = (form: Partial<Parameters<ReturnType<typeof writing>['grade']>[0]['form']> = {}, key?: string) =>
    writing().grade({ form: { content: ESSAY, ...form } }, { idempotencyKey: key })
  const gradeJson = (body: object, caller: Caller = student) =>
    caller.fetch('/api/writing/grade/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const available = () => app.services.credits.readAvailable(database().queries, student.id)

  test('grade a form and JSON alike, with the fields that are required', async () => {
    const byForm = await grade({ exam_type: 'DSE', topic: 'Pets' })
    const response = await gradeJson({ content: ESSAY, exam_type: 'DSE', purpose: '', topic: 'Pets' })
    expect(response.status).toBe(200)
    const { id, grading_id, created_at, ...byJson } = (await response.json()) as typeof byForm
    const own = { id: byForm.id, grading_id: byForm.grading_id, created_at: byForm.created_at }
    expect({ ...byJson, ...own }).toEqual(byForm)
    expect(byForm).toMatchObject({
      score: 12,
      mistakes: [{ quote: 'He go', start: 0, end: 5 }],
      suggestions: [],
      feedback: 'A start.',
      revised: GRADING.revised,
    })
    expect(await available()).toBe(1)
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    const counted = { unit: 'words', amount: paidWords(ESSAY) }
    expect(transactions[0]).toMatchObject({ module: 'writing', document_name: 'Pets', counted })
  })

  test('grade without a topic image that says nothing and say so, and refuse what is no image or too large', async () => {
    expect(await grade({ image: PNG })).toMatchObject({ is_topic_image_unread: true })
    const damaged = 'This image is damaged and cannot be read. Please try another one.'
    await expect(grade({ image: BROKEN })).rejects.toMatchObject({ status: 422, code: 'unreadable', message: damaged })
    const disguised = new File(['GIF89a or anything else'], 'topic.png')
    await expect(grade({ image: disguised })).rejects.toMatchObject({
      status: 415,
      message: 'Please select a PNG or JPG image file.',
    })
    await expect(grade({ image: new File([''], 'topic.png') })).rejects.toMatchObject({
      status: 422,
      message: 'This file is empty.',
    })
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'topic.jpg')
    await expect(grade({ image: large })).rejects.toMatchObject({
      status: 413,
      message: 'Image file size must be less than 10MB.',
    })
    expect(await available()).toBe(2)
  })

  test('charge once for a call that is repeated, at once or later', async () => {
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([grade({ image: PNG }, key), grade({ image: PNG }, key)])
    expect([second, await grade({ image: PNG }, key)]).toEqual([first, first])
    expect(await available()).toBe(2)
    await expect(grade({}, key)).rejects.toMatchObject({ status: 422, code: 'key_reused' })
  })

  test.each([
    ['prose', 'He is a good student.'],
    ['nothing', null],
    ['marks of another exam', { ...GRADING, criteria: { band: { score: 9, comment: '' } } }],
    ['marks off the scale', { ...GRADING, criteria: { ...GRADING.criteria, content: { score: 70, comment: '' } } }],
  ])('give the credits back for %s', async (_, answer) => {
    app.services.model = modelSaying(answer)
    await expect(grade()).rejects.toMatchObject({
      status: 502,
      code: 'generation_failed',
      data: { credits_refunded: 1 },
    })
    expect(await available()).toBe(3)
    expect((await writing().listEssays({ query: {} })).essays).toEqual([])
  })

  test('keep the rest of a report in which one remark is too long, and one is text in place of a list', async () => {
    const tooLong = { quote: null, text: 'x'.repeat(2001) }
    app.services.model = modelSaying({
      ...GRADING,
      criteria: { ...GRADING.criteria, content: { score: 4, comment: 'x'.repeat(2001) } },
      mistakes: '- "He go" → "He goes": Third person.',
      suggestions: [tooLong, { suggestion: 'Say more.' }],
      feedback: ['A start.', 'Go on.'],
    })
    const report = await grade()
    expect(report).toMatchObject({
      mistakes: [{ quote: 'He go', start: 0, correction: 'He goes' }],
      suggestions: [{ text: 'x'.repeat(2000) }, { text: 'Say more.' }],
      feedback: 'A start.\nGo on.',
    })
    app.services.model = modelSaying({ ...GRADING, mistakes: Array(5000).fill(GRADING.mistakes[0]) })
    expect((await grade()).mistakes.map(({ start }) => start)).toEqual([0])
    expect(await available()).toBe(1)
  })

  test('say in the specified words what cannot be graded, before any price', async () => {
    const refused = async (form: Parameters<typeof grade>[0], message: string) =>
      expect(grade(form)).rejects.toMatchObject({ status: 422, code: 'content_rejected', message })
    await refused({ content: ' ' }, 'Please enter your essay.')
    await refused({ exam_type: 'Other' }, 'Please describe the purpose of your writing.')
    expect((await gradeJson({})).status).toBe(422)
    expect((await gradeJson({ content: ESSAY, exam_type: 'PISA' })).status).toBe(400)
    expect((await gradeJson({ content: 7 })).status).toBe(400)
    expect(await available()).toBe(3)
    await expect(grade({ content: 'word '.repeat(3001) })).rejects.toMatchObject({
      status: 402,
      message: 'Not enough credits. You need 4 credits, but you have 3 credits.',
      data: { required_credits: 4, current_credits: 3 },
    })
  })

  test('take a long essay in a form: no field is cut', async () => {
    const content = 'A long essay of many words. '.repeat(400).trim()
    expect(await grade({ content: `${content}\n${'字'.repeat(200)}` })).toMatchObject({
      word_count: 2600,
      credit_cost: 3,
    })
    const rich = writing(await app.student(60))
    const report = await rich.grade({ form: { content: 'essay '.repeat(20_000) } })
    expect([report.word_count, report.credit_cost]).toEqual([20_000, 20])
  })

  test('charge a text of few words by its length, and refuse what is no essay any more before any price', async () => {
    const rich = await app.student(60)
    const report = await writing(rich).grade({ form: { content: `An essay ${'x'.repeat(399_991)}` } })
    expect([report.word_count, report.credit_cost]).toEqual([3, 34])
    for (const [content, message] of [
      ['essay '.repeat(20_001), 'Content exceeds word limit. Maximum 20,000 words allowed. Current: 20,001 words.'],
      ['x'.repeat(1_600_000), 'An essay has at most 400,000 characters. Current: 1,600,000 characters.'],
    ] as const)
      await expect(writing(rich).grade({ form: { content } })).rejects.toMatchObject({ status: 422, message })
    expect(await app.services.credits.readAvailable(database().queries, rich.id)).toBe(26)
  })

  test("keep a history that is the student's alone", async () => {
    const { id } = await grade({ topic: 'Pets' })
    const other = writing(await app.student(3))
    expect((await writing().listEssays({ query: { search: 'pets' } })).essays).toMatchObject([{ id, score: 12 }])
    expect((await other.listEssays({ query: {} })).essays).toEqual([])
    const missing = { status: 404, code: 'not_found' }
    await expect(other.getEssay({ params: { id } })).rejects.toMatchObject(missing)
    await expect(other.deleteEssay({ params: { id } })).rejects.toMatchObject(missing)
    await expect(other.grade({ form: { content: ESSAY, previous_id: id } })).rejects.toMatchObject(missing)
    expect(await writing().deleteEssay({ params: { id } })).toEqual({ success: true })
    await expect(writing().getEssay({ params: { id } })).rejects.toMatchObject(missing)
  })

  test('are refused to a visitor', async () => {
    const visitor = await app.visitor()
    const signedOut = { status: 401, code: 'unauthenticated' }
    await expect(writing(visitor).grade({ form: { content: ESSAY } })).rejects.toMatchObject(signedOut)
    await expect(writing(visitor).listEssays({ query: {} })).rejects.toMatchObject(signedOut)
    await expect(writing(visitor).getEssay({ params: { id: 1 } })).rejects.toMatchObject(signedOut)
    await expect(writing(visitor).deleteEssay({ params: { id: 1 } })).rejects.toMatchObject(signedOut)
    await expect(writing(visitor).listGradings()).rejects.toMatchObject(signedOut)
    expect((await gradeJson({ content: ESSAY }, visitor)).status).toBe(401)
  })
})
