import { randomUUID } from 'node:crypto'
import { EXAM_GENERATION_KEPT_DAYS, QUESTION_TYPES } from '@lectern/domain/exam'
import { message } from '@lectern/texts/message'
import { beforeEach, expect, test, vi } from 'vitest'
import { examGenerationRow } from '../../../../test/exam-generation-row.ts'
import { type Ground, layGround, modelSaying } from '../../../../test/ground.ts'
import { creditsOver, silentLog } from '../../../../test/ledger.ts'
import { endedHold } from '../../../../test/rows/ended-hold.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { deleteMaterial } from '../../../core/documents/delete-material.ts'
import { keepMaterialIn } from '../../../core/documents/keep-material.ts'
import type { Model } from '../../../platform/model/model.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { wholeExam } from '../exam-test-ground.ts'
import { exportExams } from '../export-exams.ts'
import { exam } from '../index.ts'
import { listSets } from '../list-sets.ts'
import { generateExam } from '../making/generate-exam.ts'
import { dismissGeneration } from './dismiss-generation.ts'
import { insertGeneration } from './generation-store.ts'
import { getGeneration, listGenerations } from './list-generations.ts'

type Body = Parameters<typeof generateExam>[2]
const BODY: Body = {
  method: 'content',
  language: 'english',
  content: 'The mitochondrion\nreleases energy.',
  topics: '',
  prompt: '',
  question_count: 30,
  kinds: ['mcq', 'tf'],
  level: 'hard',
  other_material_ids: [],
  agreed_count: 12,
}
const storage = { config: { storageLimitMb: 1 }, modules: [] } as never as Pick<Services, 'config' | 'modules'>
const DAY_SECONDS = 24 * 3600
const NEVER = new AbortController().signal
const NO_ANSWER = new Problem('generation_failed', message('exam.tooFewQuestions', { count: 12 }))

describeOnBothDatabases('An exam that is being made', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database(), 15)
  })
  const generate = (
    model: Model,
    about: Partial<Body> = {},
    { key = randomUUID() as string, credits = ground.credits } = {},
  ) => generateExam({ ...ground, credits, model, log: silentLog } as never, ground.student, { ...BODY, ...about }, key)
  const listed = async (student = ground.student) => (await listGenerations(ground, student, 'en')).generations
  const available = () => ground.credits.readAvailable(database().queries, ground.student.id)
  const sets = async () => (await listSets(ground, ground.student, { page: 1, search: '' })).exam_sets
  const making = () => modelSaying(() => ({ questions: wholeExam() })).model
  const failing = (reason: Error = NO_ANSWER) =>
    modelSaying(() => {
      throw reason
    }).model
  /** A model that answers once it is told to. */
  const waiting = () => {
    const [asked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { model } = modelSaying(async () => {
      asked.resolve()
      await end.promise
      return { questions: wholeExam() }
    })
    return { model, asked: asked.promise, end: end.resolve }
  }

  test('stands among the generations until it is made, for its student alone, and its exam names it', async () => {
    const { model, asked, end } = waiting()
    const made = generate(model)
    await asked
    const [generation, ...others] = await listed()
    expect(generation).toMatchObject({
      status: 'generating',
      title: 'The mitochondrion',
      question_count: 12,
      credit_cost: 4,
      failure: null,
    })
    expect([others, await listed(ground.stranger)]).toEqual([[], []])
    const id = generation?.id ?? ''
    await expect(getGeneration(ground, ground.stranger, id, 'en')).rejects.toMatchObject({ code: 'not_found' })
    await expect(dismissGeneration(ground, ground.stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(dismissGeneration(ground, ground.student, id)).rejects.toMatchObject({ code: 'conflict' })
    end()
    expect(await made).toMatchObject({ generation_id: id })
    expect(await listed()).toEqual([])
    expect(await sets()).toMatchObject([{ generation_id: id }])
  })

  test('stays listed where it failed, with the reason in the language of its reader, and with what was ordered', async () => {
    const failure = generate(failing())
    await expect(failure).rejects.toMatchObject({ code: 'generation_failed', details: { credits_refunded: 4 } })
    const [generation] = await listed()
    const id = generation?.id
    await expect(failure).rejects.toMatchObject({ details: { generation_id: id } })
    expect(generation).toMatchObject({ status: 'failed', credit_cost: 4 })
    expect(generation?.failure).toBe('Fewer than 12 different questions could be made. Please bring more material.')
    const { generations } = await listGenerations(ground, ground.student, 'zh-hant')
    expect(generations[0]?.failure).toMatch(/12/)
    expect(generations[0]?.failure).toMatch(/[\u4e00-\u9fff]/)
    const archived = await Array.fromAsync(exportExams(ground, { id: ground.student.id, language: 'zh-hant' }))
    expect(archived).toMatchObject([{ content: { failure: generations[0]?.failure } }])
    expect(await available()).toBe(15)
    const { language, kinds, level, agreed_count } = BODY
    expect(await getGeneration(ground, ground.student, id ?? '', 'en')).toEqual({
      ...generation,
      ...{ method: 'content', text: BODY.content, material_id: null, other_material_ids: [], chosen_count: 30 },
      ...{ language, kinds, level, agreed_count },
    })
  })

  test('names the material that it is made from, as does its exam, unless that is deleted meanwhile', async () => {
    const source = () => {
      const document = { name: 'cells.txt', text: randomUUID(), wordCount: 1 }
      return database().transaction((tx) =>
        keepMaterialIn(tx, { ...ground, ...storage }, ground.student, document, 'exam'),
      )
    }
    const material_id = (await source()) ?? 0
    expect(await generate(making(), { material_id })).toMatchObject({ material_id, title: 'cells' })
    expect(await generate(making(), { method: 'topic', topics: 'Cells', material_id })).toMatchObject({
      material_id: null,
      title: 'Cells',
    })
    const gone = (await source()) ?? 0
    const { model, asked, end } = waiting()
    const key = randomUUID()
    const made = generate(model, { material_id: gone }, { key })
    await asked
    expect(await getGeneration(ground, ground.student, (await listed())[0]?.id ?? '', 'en')).toMatchObject({
      material_id: gone,
    })
    await deleteMaterial(ground, ground.student, gone)
    // Made again of what it says then, its text is taken for no typed one.
    const order = await getGeneration(ground, ground.student, (await listed())[0]?.id ?? '', 'en')
    expect(order).toMatchObject({ material_id: null, other_material_ids: [gone] })
    end()
    const exam = await made
    expect(exam).toMatchObject({ material_id: null, is_material_gone: true, title: 'cells' })
    expect(await generate(making(), { material_id: gone }, { key })).toEqual(exam)
    await expect(generate(making(), { material_id: gone })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of a material alone is given again by its key, whatever has become of that', async () => {
    const document = { name: 'cells.txt', text: 'A cell is the smallest unit of life.', wordCount: 8 }
    const material_id = await database().transaction(async (tx) => {
      return (await keepMaterialIn(tx, { ...ground, ...storage }, ground.student, document, 'exam')) ?? 0
    })
    const key = randomUUID()
    const about = { content: '', material_id, pages: { from: 1, to: 1 } }
    const exam = await generate(making(), about, { key })
    await deleteMaterial(ground, ground.student, material_id)
    expect(await generate(failing(), about, { key })).toEqual(exam)
    for (const other of [{ ...about, pages: null }, { ...about, level: null }, { content: document.text }])
      await expect(generate(failing(), other, { key })).rejects.toMatchObject({ code: 'key_reused' })
    await expect(generate(making(), about)).rejects.toMatchObject({ code: 'not_found' })
    expect(await available()).toBe(11)
  })

  test('that is waited for by its key and comes to nothing is refused once its material went', async () => {
    const document = { name: 'cells.txt', text: 'A membrane holds a cell together.', wordCount: 6 }
    const material_id = await database().transaction(async (tx) => {
      return (await keepMaterialIn(tx, { ...ground, ...storage }, ground.student, document, 'exam')) ?? 0
    })
    const [asked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { model } = modelSaying(async () => {
      asked.resolve()
      await end.promise
      throw NO_ANSWER
    })
    const key = randomUUID()
    const first = generate(model, { content: '', material_id }, { key }).catch(({ code }) => code)
    await asked.promise
    await deleteMaterial(ground, ground.student, material_id)
    const second = generate(making(), { content: '', material_id }, { key }).catch(({ code }) => code)
    end.resolve()
    expect([await first, await second]).toEqual(['generation_failed', 'not_found'])
    expect(await available()).toBe(15)
  })

  test('is forgotten once another is made of the same text, or its student has seen it, and not before', async () => {
    await expect(generate(failing())).rejects.toThrow()
    const [generation] = await listed()
    await generate(making(), { content: 'Another text.' })
    expect(await listed()).toEqual([generation])
    await generate(making(), { level: null, kinds: [...QUESTION_TYPES] })
    expect(await listed()).toEqual([])
    await expect(generate(failing(new Error('boom')))).rejects.toThrow()
    const [second] = await listed()
    expect(second?.failure).toBe('Something went wrong while this was being made. Please try again.')
    expect(await dismissGeneration(ground, ground.student, second?.id ?? '')).toEqual({ success: true })
    expect(await listed()).toEqual([])
  })

  test('whose server died is listed as interrupted once its credits are back, and made by the same key', async () => {
    const { model, asked } = waiting()
    const key = randomUUID()
    const credits = creditsOver(database(), { clock: ground.clock, leaseSeconds: 3600 })
    void generate(model, {}, { key, credits }).catch(() => {})
    await asked
    ground.clock.advance(3601)
    expect(await listed()).toMatchObject([{ status: 'generating', failure: null }])
    await ground.credits.reapAbandonedHolds()
    expect(await listed()).toMatchObject([{ status: 'failed', failure: 'The making of this exam was interrupted.' }])
    expect(await available()).toBe(15)
    await generate(making(), {}, { key })
    expect([await listed(), await available()]).toEqual([[], 11])
  })

  test('is not listed where it was refused before any work', async () => {
    await expect(generate(making(), { content: ' ' })).rejects.toMatchObject({ code: 'content_rejected' })
    await expect(generate(making(), { agreed_count: null, kinds: [...QUESTION_TYPES] })).resolves.toBeDefined()
    await expect(generate(making())).resolves.toBeDefined()
    await expect(generate(making())).rejects.toMatchObject({ code: 'insufficient_credits' })
    expect(await listed()).toEqual([])
  })

  /** Keeps an exam that came to nothing, in which every text is `text`. */
  const keep = (text: string) =>
    database().transaction(async (tx) => {
      const { id: studentId } = ground.student
      const row = { ...examGenerationRow(studentId, text, ground.clock.now()), id: await endedHold(tx, studentId) }
      await insertGeneration(tx, row)
      return row
    })

  test("counts towards its student's storage alone, and is in what they take with them", async () => {
    const stored = (of: { id: number }) => exam.storageBytes?.(database().queries, of.id)
    expect(await stored(ground.student)).toBe(0)
    const row = await keep('細胞')
    expect([await stored(ground.student), await stored(ground.stranger)]).toEqual([2 * Buffer.byteLength('細胞'), 0])
    const [entry] = await Array.fromAsync(exportExams(ground, { id: ground.student.id, language: 'en' }))
    expect(entry).toMatchObject({ path: `exams/generation-${row.id}.json`, content: { text: '細胞' } })
    expect(await Array.fromAsync(exportExams(ground, { id: ground.stranger.id, language: 'en' }))).toEqual([])
  })

  test(`goes by itself ${EXAM_GENERATION_KEPT_DAYS} days later where it failed, and not before`, async () => {
    const repeat = vi.fn<Services['queue']['repeat']>()
    exam.work?.({ ...ground, queue: { repeat } } as unknown as Services)
    const sweep = async () => {
      for (const [, , run] of repeat.mock.calls) await run(NEVER)
    }
    const titles = async () => (await listed()).map(({ title }) => title)
    await keep('Old')
    ground.clock.advance((EXAM_GENERATION_KEPT_DAYS - 1) * DAY_SECONDS)
    await keep('Young')
    await sweep()
    expect(await titles()).toEqual(['Young', 'Old'])
    ground.clock.advance(DAY_SECONDS + 1)
    await sweep()
    expect(await titles()).toEqual(['Young'])
  })
})
