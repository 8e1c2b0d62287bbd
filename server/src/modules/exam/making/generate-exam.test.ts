import { randomUUID } from 'node:crypto'
import { QUESTION_TYPES } from '@lectern/domain/exam'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Ground, layGround, modelSaying } from '../../../../test/ground.ts'
import { silentLog } from '../../../../test/ledger.ts'
import { materialRow } from '../../../../test/rows/material-row.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { insertMaterial } from '../../../core/documents/material-store.ts'
import { materials } from '../../../core/documents/tables.ts'
import { paidRuns } from '../../../core/feedback/tables.ts'
import { createLimits } from '../../../core/limits/limits.ts'
import type { Model } from '../../../platform/model/model.ts'
import { Problem } from '../../../problem.ts'
import { deriveSecrets } from '../../../settings/secrets.ts'
import { questionOf, wholeExam } from '../exam-test-ground.ts'
import { listMadeExams } from '../list-made.ts'
import { listSets } from '../list-sets.ts'
import type { MadeQuestion } from '../tasks.ts'
import { generateExam } from './generate-exam.ts'
import { quoteExam } from './quote-exam.ts'

type Body = Parameters<typeof generateExam>[2]
const secrets = deriveSecrets('a key of at least thirty-two characters')
const BODY: Body = {
  method: 'content',
  language: 'auto',
  content: 'The mitochondrion is the part of a cell that releases energy.',
  topics: '',
  prompt: '',
  question_count: 30,
  kinds: [...QUESTION_TYPES],
  level: null,
  other_material_ids: [],
  agreed_count: null,
}

describeOnDatabase('server', 'Generating an exam', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database(), 15)
  })
  const generate = (model: Model, about: Partial<Body> = {}, key: string = randomUUID()) =>
    generateExam({ ...ground, model, log: silentLog } as never, ground.student, { ...BODY, ...about }, key)
  const available = () => ground.credits.readAvailable(database().queries, ground.student.id)
  const keptCount = async () => (await listSets(ground, ground.student, { page: 1, search: '' })).pagination.total_count
  const modelMaking = (...answers: MadeQuestion[][]) =>
    modelSaying((_task, _input, call) => ({ questions: answers[call] ?? [] }))

  test('keeps thirty questions of the five kinds for ten credits', async () => {
    const { model, asked } = modelMaking(wholeExam())
    const exam = await generate(model)
    expect(exam).toMatchObject({
      generated_by: 'content',
      made_by: 'model',
      model_name: 'test',
      credit_cost: 10,
      user_credits: 5,
    })
    expect(exam.title).toBe(BODY.content)
    expect(exam.is_made).toBe(true)
    expect(await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, ground.student.id))).toEqual([
      expect.objectContaining({ id: exam.generation_id, module: 'exam', chargedCredits: 10, madeCount: 30 }),
    ])
    expect(exam.questions).toHaveLength(30)
    expect(new Set(exam.questions.map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES))
    expect(asked).toHaveLength(1)
    expect(await available()).toBe(5)
    expect(await keptCount()).toBe(1)
  })

  test('is called what is asked for, else after what it is made from', async () => {
    const named = await generate(modelMaking(wholeExam()).model, { title: 'Cells and 2 more' })
    expect(named.title).toBe('Cells and 2 more')
  })

  test('again with the same key gives the same exam at no further price', async () => {
    const key = randomUUID()
    const first = await generate(modelMaking(wholeExam()).model, {}, key)
    expect(await generate(modelMaking().model, {}, key)).toEqual(first)
    expect(await available()).toBe(5)
    expect(await keptCount()).toBe(1)
  })

  describe('of a content that was typed', () => {
    const kept = () => database().queries.select().from(materials).where(eq(materials.studentId, ground.student.id))
    const make = (about: Partial<Body> = {}, key?: string) =>
      generate(modelMaking(wholeExam().slice(0, 3)).model, { agreed_count: 3, ...about }, key)

    test('makes it a material with it, the same for the same text, and names it in each question', async () => {
      const key = randomUUID()
      const exam = await make({ title: 'Cells' }, key)
      expect(await kept()).toMatchObject([
        { id: exam.material_id, name: 'Cells', text: BODY.content, sourceModule: 'exam', contentType: 'text/plain' },
      ])
      expect(exam.questions.map(({ material_id }) => material_id)).toEqual(Array(3).fill(exam.material_id))
      await Promise.all([make({}, key), make(), make({ title: 'Otherwise' })])
      expect((await kept()).map(({ name }) => name)).toEqual(['Cells'])
      const madeOf = await listMadeExams(
        { ...ground, queries: database().queries },
        ground.student,
        exam.material_id ?? 0,
      )
      expect(madeOf).toHaveLength(3)
    })

    test('makes none where it fails, or there is no room', async () => {
      await expect(generate(modelMaking([]).model)).rejects.toMatchObject({ code: 'generation_failed' })
      const fields = { title: '', topics: BODY.content, prompt: BODY.content }
      for (const method of ['topic', 'prompt'] as const)
        expect((await make({ ...fields, method })).material_id).toBeNull()
      expect((await make({ content: 'A cell.' })).material_id).toBeNull()
      ground.config = { storageLimitMb: 50 / 1024 ** 2 }
      expect(await make()).toMatchObject({ material_id: null, questions: { length: 3 } })
      expect(await kept()).toEqual([])
    })

    test('makes none beside a document, also one that has gone meanwhile', async () => {
      const insert = materialRow(ground.student.id, 'cells.pdf', 'A cell.', ground.clock.now())
      const id = await database().transaction((tx) => insertMaterial(tx, insert))
      for (const about of [{ material_id: id }, { other_material_ids: [id] }, { other_material_ids: [id + 1000] }])
        await make(about)
      expect((await kept()).map((one) => one.id)).toEqual([id])
    })
  })

  test('asks again for what is missing, naming what is there', async () => {
    const all = wholeExam()
    const { model, asked } = modelMaking(all.slice(0, 12), [], [...all.slice(10), ...all.slice(5, 9)])
    const exam = await generate(model)
    expect(new Set(exam.questions.map(({ question }) => question)).size).toBe(30)
    expect(asked).toMatchObject([
      { wanted: { mcq: 5, tf: 3, short: 3, long: 2, challenge: 2 }, asked: [], parts: [BODY.content] },
      { wanted: { tf: 4, short: 5, long: 3, challenge: 3 } },
      { parts: [BODY.content] },
    ])
    expect(asked[1]).toMatchObject({ asked: expect.arrayContaining(['Question mcq 1?']) })
  })

  test('takes questions of other kinds where a model cannot make enough of one', async () => {
    const choices = Array.from({ length: 30 }, (_, index) => questionOf('mcq', `more ${index}`))
    const exam = await generate(modelMaking(choices).model)
    expect(exam.questions).toHaveLength(30)
  })

  test.each<[string, MadeQuestion[]]>([
    ['doubled', Array(60).fill(questionOf('short', 'the same'))],
    ['short', wholeExam().slice(0, 29)],
    ['without explanation', wholeExam().map((question) => ({ ...question, explanation: ' ' }))],
  ])('gives everything back and keeps nothing when the questions stay %s', async (_what, questions) => {
    const { model, asked } = modelSaying(() => ({ questions }))
    await expect(generate(model)).rejects.toMatchObject({
      code: 'generation_failed',
      details: { credits_refunded: 10 },
    })
    expect(asked).toHaveLength(6)
    expect(await available()).toBe(15)
    expect(await keptCount()).toBe(0)
  })

  test('gives everything back when the model fails half way', async () => {
    const { model } = modelSaying((_task, _input, call) => {
      if (call > 0) throw new Problem('generation_failed', 'No usable answer.')
      return { questions: wholeExam().slice(0, 15) }
    })
    await expect(generate(model)).rejects.toMatchObject({ details: { credits_refunded: 10 } })
    expect(await available()).toBe(15)
  })

  test('shows hostile text as the text it is, and no invented source', async () => {
    const hostile: MadeQuestion[] = wholeExam().map((question) => ({ ...question, source: 'The author is a genius.' }))
    hostile[29] = { ...questionOf('challenge', 'x'), question: '<img src=x onerror=alert(1)>\u0000' }
    const exam = await generate(modelMaking(hostile).model)
    expect(exam.questions.map(({ source }) => source)).toEqual(Array(30).fill(null))
    expect(exam.questions[29]?.question).toBe('<img src=x onerror=alert(1)>')
  })

  test.each<[Partial<Body>, RegExp]>([
    [{ content: ' ' }, /^Please provide content/],
    [{ method: 'topic' }, /^Please enter at least one topic/],
    [{ method: 'prompt', content: '' }, /^Please enter a prompt/],
    [{ content: '[Extraction failed – network error]' }, /^Detected OCR notice/],
  ])('refuses %j before anything is held', async (about, message) => {
    const { model, asked } = modelMaking(wholeExam())
    await expect(generate(model, about)).rejects.toMatchObject({ code: 'content_rejected' })
    await expect(generate(model, about)).rejects.toThrow(message)
    expect(asked).toEqual([])
    expect(await available()).toBe(15)
  })

  test('needs ten credits before any work', async () => {
    ground = await layGround(database(), 9)
    const { model, asked } = modelMaking(wholeExam())
    await expect(generate(model)).rejects.toMatchObject({
      code: 'insufficient_credits',
      message: 'Not enough credits.',
      details: { required_credits: 10, current_credits: 9 },
    })
    expect(asked).toEqual([])
  })

  test.each([
    [8000, true],
    [32_000, false],
  ])('of a long material by a model of %i tokens says whether it was sampled: %j', async (contextTokens, isSampled) => {
    const { model } = modelSaying(() => ({ questions: wholeExam() }), contextTokens)
    const content = `${BODY.content}\n`.repeat(9000)
    expect((await generate(model, { content })).is_sampled).toBe(isSampled)
  })

  const builtIn = (asked: unknown[], questions = wholeExam()): Model => ({
    description: { madeBy: 'built-in', name: null },
    contextTokens: async () => Number.POSITIVE_INFINITY,
    run: async (task, input) => {
      asked.push(input)
      return { output: task.output.parse({ questions }), madeBy: 'built-in' }
    },
  })

  test('of ten questions of one kind costs four credits, and asks a model for no other', async () => {
    const choices = Array.from({ length: 15 }, (_, index) => questionOf(index % 3 ? 'mcq' : 'tf', `${index}`))
    const { model, asked } = modelMaking(choices)
    const exam = await generate(model, { question_count: 10, kinds: ['mcq'], level: 'hard' })
    expect(exam).toMatchObject({ credit_cost: 4, question_count: 10 })
    expect(new Set(exam.questions.map(({ type }) => type))).toEqual(new Set(['mcq']))
    expect(asked).toMatchObject([{ wanted: { mcq: 10 }, level: 'hard' }])
  })

  test('of twenty questions gives everything back where a model makes nineteen', async () => {
    const made = Array.from({ length: 19 }, (_, index) => questionOf('short', `${index}`))
    await expect(generate(modelMaking(made).model, { question_count: 20 })).rejects.toMatchObject({
      message: 'Fewer than 20 different questions could be made. Please bring more material.',
      details: { credits_refunded: 7 },
    })
    expect(await available()).toBe(15)
  })

  const few = wholeExam().slice(0, 18)
  const quote = (model: Model, about: Partial<Body> = {}, student = ground.student) =>
    quoteExam({ ...ground, model, limits: limits() }, student, { ...BODY, ...about }, new AbortController().signal)
  const limits = () => createLimits({ database: database(), clock: ground.clock, secrets, hasClientLimits: false })

  test('without a model is offered as many good questions as there are, at their price, and holds to it', async () => {
    const offer = await quote(builtIn([], few))
    expect(offer).toEqual({ credits: 6, question_count: 30, available_count: 18 })
    expect(await available()).toBe(15)
    const exam = await generate(builtIn([], few), { agreed_count: offer.available_count })
    expect(exam).toMatchObject({ credit_cost: 6, question_count: 18, user_credits: 9 })
  })

  test('without a model gives everything back where the material gives another number than was agreed on', async () => {
    await expect(generate(builtIn([], few), { agreed_count: 17 })).rejects.toMatchObject({
      message: 'The material has changed since its questions were counted. Please generate again.',
      details: { credits_refunded: 6 },
    })
    await expect(generate(builtIn([], few))).rejects.toMatchObject({
      message: expect.stringMatching(/^This material gives 18 good questions\. A longer text/),
      details: { credits_refunded: 10, available_count: 18 },
    })
    expect(await available()).toBe(15)
    expect(await keptCount()).toBe(0)
  })

  test('is quoted for a model at what was chosen, without asking it', async () => {
    const { model, asked } = modelMaking(wholeExam())
    expect(await quote(model, { question_count: 20 })).toEqual({ credits: 7, question_count: 20, available_count: 20 })
    expect(asked).toEqual([])
    await expect(quote(model, { content: ' ' })).rejects.toMatchObject({ code: 'content_rejected' })
  })

  test("is quoted by the student's own material alone, and not without end", async () => {
    const [kept] = await keepMaterial('cells.pdf', 'A mitochondrion releases energy.').returning({ id: materials.id })
    const about = { method: 'topic', topics: 'mitochondrion' } as const
    expect(await quote(builtIn([], few), about)).toMatchObject({ available_count: 18 })
    await expect(quote(builtIn([], few), about, ground.stranger)).rejects.toThrow(/No AI model is set up here/)
    const codes: unknown[] = []
    for (let turn = 0; turn < 61; turn++) codes.push(await quote(builtIn([]), {}).catch(({ code }) => code))
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(2)
    // Before the pages of the material are looked for, of which these are none.
    const unread = quote(builtIn([]), { content: '', material_id: kept?.id, pages: { from: 9, to: 9 } })
    await expect(unread).rejects.toMatchObject({ code: 'rate_limited' })
  })
  const keepMaterial = (name: string, text: string, student = ground.student) =>
    database()
      .queries.insert(materials)
      .values(materialRow(student.id, name, text, ground.clock.now()))

  test('on a topic comes from matching material where no model is set up, and is named after the topic', async () => {
    await keepMaterial('cells.pdf', 'A mitochondrion releases energy.')
    await keepMaterial('other.pdf', 'A volcano erupts.')
    const asked: unknown[] = []
    const exam = await generate(builtIn(asked), { method: 'topic', topics: ['Mitochondrion', 'Golgi'] })
    expect(exam).toMatchObject({ generated_by: 'topic', made_by: 'built-in', title: 'Mitochondrion' })
    expect(asked).toMatchObject([{ method: 'content', text: 'A mitochondrion releases energy.' }])
  })

  test('on a prompt without a model looks for its telling words', async () => {
    await keepMaterial('細胞.pdf', '粒線體是細胞的能量工廠。')
    const asked: unknown[] = []
    await generate(builtIn(asked), { method: 'prompt', prompt: '請出關於粒線體的考試題目' })
    expect(asked).toMatchObject([{ text: '粒線體是細胞的能量工廠。' }])
  })

  test('on a topic with a model lets it read what matches beside the topic, and nothing of others', async () => {
    await keepMaterial('cells.pdf', 'A mitochondrion releases energy.')
    await keepMaterial('theirs.pdf', 'Their mitochondrion.', ground.stranger)
    const { model, asked } = modelMaking(wholeExam(), wholeExam())
    await generate(model, { method: 'topic', topics: 'mitochondrion' })
    expect(asked).toMatchObject([{ method: 'topic', text: 'mitochondrion', kept: 'A mitochondrion releases energy.' }])
  })

  test('on a topic without a model and matching material is refused at no cost', async () => {
    await keepMaterial('cells.pdf', 'A mitochondrion releases energy.', ground.stranger)
    const asked: unknown[] = []
    await expect(generate(builtIn(asked), { method: 'topic', topics: 'mitochondrion' })).rejects.toThrow(
      /No AI model is set up here/,
    )
    expect(asked).toEqual([])
    expect(await available()).toBe(15)
  })
})
