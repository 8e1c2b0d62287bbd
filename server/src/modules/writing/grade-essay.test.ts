import { randomUUID } from 'node:crypto'
import { suggestTitle } from '@lectern/domain/content'
import type { ExamType } from '@lectern/domain/writing'
import type { Language } from '@lectern/texts/languages'
import { message } from '@lectern/texts/message'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createStudentWith, creditsOver, type SteppedClock, silentLog, steppedClock } from '../../../test/ledger.ts'
import { material } from '../../../test/material.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { BoundModule } from '../../bound-module.ts'
import type { Credits } from '../../core/credits/credits.ts'
import { deleteMaterial } from '../../core/documents/delete-material.ts'
import { documents } from '../../core/documents/index.ts'
import { keepMaterial } from '../../core/documents/keep-material.ts'
import { materials } from '../../core/documents/tables.ts'
import { countStoredBytes } from '../../core/files/read-storage.ts'
import { bindModule } from '../../module.ts'
import type { Model } from '../../platform/model/model.ts'
import type { JobQueue } from '../../platform/queue/job-queue.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Config } from '../../settings/config.ts'
import { deleteEssay } from './delete-essay.ts'
import { getEssay } from './get-essay.ts'
import { gradeEssay } from './grade-essay.ts'
import type { Grading } from './grading.ts'
import { dismissGrading } from './gradings/dismiss-grading.ts'
import { getGrading, listGradings } from './gradings/list-gradings.ts'
import { writing } from './index.ts'
import { listDrafts } from './list-drafts.ts'
import { listEssays } from './list-essays.ts'
import { listMadeEssays } from './list-made.ts'
import { essays } from './tables.ts'

const ESSAY = 'He go to school. Cats is nice.'
const marks = (score: number) =>
  Object.fromEntries(['content', 'language', 'organisation'].map((id) => [id, { score, comment: 'So.' }]))
const GRADING: Grading = {
  criteria: marks(4),
  mistakes: [
    { quote: 'He go', correction: 'He goes', explanation: 'Third person.' },
    { quote: 'Cats is', correction: 'Cats are', explanation: 'Plural.' },
  ],
  suggestions: [{ quote: null, text: 'Say more.' }],
  feedback: 'A start.',
  revised: 'He goes to school. Cats are nice.',
}

const FORM = {
  content: ESSAY,
  exam_type: 'DSE' as ExamType,
  purpose: '',
  topic: '',
  is_material_gone: 'false' as const,
}

describeOnBothDatabases('Grading an essay', (database) => {
  let clock: SteppedClock
  let credits: Credits
  let student: { id: number }
  let stranger: { id: number }
  beforeEach(async () => {
    clock = steppedClock()
    credits = creditsOver(database(), { clock })
    student = await createStudentWith(5, { database: database(), credits })
    stranger = await createStudentWith(5, { database: database(), credits })
  })

  /** Materials that another module has made something of. */
  const takenUp = new Set<number>()
  const notes: BoundModule = {
    id: 'notes',
    madeOf: async (_queries, _student, id) =>
      takenUp.has(id) ? [{ module: 'notes', id: 1, title: '', created_at: '', word_count: 0 }] : [],
  }
  const modules = [bindModule(writing, () => ({ clock }) as unknown as Services), notes]

  /** A model that answers this, whatever it is asked. */
  const modelSaying = (grading: Grading = GRADING) => {
    const run = vi.fn(async () => ({ output: grading, madeBy: 'model' as const }))
    return { run, description: { madeBy: 'model', name: 'test' } } as unknown as Model & { run: typeof run }
  }
  const grade = (
    model: Model,
    form: Partial<Parameters<typeof gradeEssay>[2]> = {},
    {
      key = randomUUID() as string,
      by = student,
      topicText = '',
      hasVisionModel = false,
      storageLimitMb = 1,
      signal = new AbortController().signal,
    } = {},
  ) => {
    const recognition = {
      readImage: async () => ({ text: topicText, madeBy: 'built-in', isFallback: false }) as const,
      readPages: () => expect.unreachable(),
    }
    const config = { hasVisionModel, storageLimitMb } as Config
    return gradeEssay(
      { database: database(), credits, clock, log: silentLog, model, modules, recognition, config },
      by,
      { ...FORM, ...form },
      { signal, idempotencyKey: key, language: 'en' },
    )
  }
  const read = (id: number, language: Language = 'en') => getEssay({ database: database() }, student, id, language)
  const available = () => credits.readAvailable(database().queries, student.id)
  const essaysOf = async (by = student) =>
    (await listEssays({ database: database() }, by, { page: 1, search: '' })).essays

  describe('makes it a material', () => {
    const TEXT = 'He go to school with his cat. Cats is nice, and they likes fish more than anything.'
    const drafts = [1, 2, 3].map((number) => `${TEXT} This is draft ${number}.`)
    const gradeText = (
      content: string,
      about: Parameters<typeof grade>[1] = {},
      call: Parameters<typeof grade>[2] = {},
    ) => grade(modelSaying(), { content, topic: 'Pets at school\nWrite 80 words.', ...about }, call)
    const library = (by = student) =>
      database().queries.select().from(materials).where(eq(materials.studentId, by.id)).orderBy(materials.id)
    const madeOf = async (id: number) =>
      (await listMadeEssays({ clock, queries: database().queries }, student, id)).map((thing) => thing.id)
    const stored = () => countStoredBytes({ modules: [...modules, documents] } as never, database().queries, student)
    const queue = { enqueueIn: async () => {} } as unknown as JobQueue
    const remove = (materialId: number, by = student) => deleteMaterial({ database: database(), queue }, by, materialId)

    test('by its topic, once for the same text, with its reports among what was made of it, and counts it once', async () => {
      const key = randomUUID()
      const [one, other] = await Promise.all([gradeText(TEXT, {}, { key }), gradeText(TEXT, {}, { key })])
      expect(other).toEqual(one)
      const again = await gradeText(TEXT)
      const about = { name: 'Pets at school', text: TEXT, sourceModule: 'writing', contentType: 'text/plain' }
      expect(await library()).toMatchObject([{ ...about, id: one.material_id }])
      expect([again.material_id, await madeOf(one.material_id ?? 0)]).toEqual([one.material_id, [again.id, one.id]])
      const before = await stored()
      await remove(one.material_id ?? 0)
      expect((await stored()) - before).toBe(Buffer.byteLength(TEXT))
      expect(await read(one.id)).toMatchObject({ content: TEXT, material_id: null, is_material_gone: true })
    })

    test('which a later draft takes the place of, unless something else was made of it', async () => {
      const [first = '', second = '', third = ''] = drafts
      const one = await gradeText(first)
      const two = await gradeText(second, { previous_id: one.id })
      expect(await library()).toMatchObject([{ id: one.material_id, name: 'Pets at school', text: second }])
      expect(await madeOf(one.material_id ?? 0)).toEqual([two.id, one.id])
      // Both texts are kept, and each is counted once: the earlier one where it stands.
      const rows = database().queries.select().from(essays).where(eq(essays.studentId, student.id)).orderBy(essays.id)
      expect((await rows).map(({ isTextOfMaterial }) => isTextOfMaterial)).toEqual([false, true])
      takenUp.add(two.material_id ?? 0)
      const three = await gradeText(third, { previous_id: two.id })
      expect((await library()).map(({ id, text }) => [id, text])).toEqual([
        [one.material_id, second],
        [three.material_id, third],
      ])
      expect((await gradeText(first, { previous_id: three.id })).material_id).toBe(three.material_id)
      expect((await library()).map(({ text }) => text)).toEqual([second, first])
    })

    test('of which none is brought back that was deleted, by no draft after it', async () => {
      const [first = '', second = '', third = ''] = drafts
      const one = await gradeText(first)
      await remove(one.material_id ?? 0)
      const two = await gradeText(second, { previous_id: one.id })
      const three = await gradeText(third, { previous_id: two.id })
      expect([two.is_material_gone, three.is_material_gone]).toEqual([true, true])
      await gradeText(TEXT, { is_material_gone: 'true' })
      expect(await library()).toEqual([])
    })

    test('but none beside the file that it was read from, nor of what fails, or has no room', async () => {
      const document = { name: 'essay.docx', text: TEXT, wordCount: 16 }
      const ground = { database: database(), clock, modules, config: { storageLimitMb: 1 } as Config }
      const material_id = (await keepMaterial(ground, student, document, 'writing')) ?? 0
      const one = await gradeText(drafts[0] ?? '', { material_id })
      const two = await gradeText(drafts[1] ?? '', { previous_id: one.id })
      expect([one.material_id, two.material_id]).toEqual([material_id, material_id])
      expect(await library()).toMatchObject([{ id: material_id, name: 'essay.docx', text: TEXT }])
      const theirs = await grade(modelSaying(), { content: TEXT, topic: '' }, { by: stranger })
      await expect(gradeText(TEXT, { material_id: theirs.material_id ?? 0 })).rejects.toMatchObject({
        code: 'not_found',
      })
      expect(await library(stranger)).toMatchObject([{ name: suggestTitle('', TEXT) }])
      await expect(gradeText(drafts[2] ?? '', { exam_type: 'Other' })).rejects.toThrow()
      expect((await gradeText(drafts[2] ?? '', {}, { storageLimitMb: 50 / 1024 ** 2 })).material_id).toBeNull()
      expect(await library()).toHaveLength(1)
    })

    test('or stays without, whatever is deleted and made of it at once', async () => {
      const outcomes: PromiseSettledResult<unknown>[] = []
      const by = await createStudentWith(20, { database: database(), credits })
      for (let round = 0; round < 4; round++) {
        const one = await gradeText(`${TEXT} ${round}`, {}, { by })
        const id = one.material_id ?? 0
        const calls = [
          () => gradeText(`${TEXT} ${round} later`, { previous_id: one.id }, { by }),
          () => remove(id, by),
          () => gradeText(`${TEXT} ${round} later`, { previous_id: one.id, material_id: id }, { by }),
          () => deleteEssay({ database: database() }, by, one.id),
        ]
        const inTurn = [...calls.slice(round), ...calls.slice(0, round)]
        outcomes.push(...(await Promise.allSettled(inTurn.map((call) => call()))))
      }
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(failures.filter((failure) => !(failure instanceof Problem && failure.code === 'not_found'))).toEqual([])
    })
  })

  const image = { path: material('pictures/en.jpg'), filename: 'topic.jpg', sizeBytes: 1 }
  const shown = { contentType: 'image/jpeg', bytes: expect.any(Buffer) }

  test.each([
    ['its text becomes the topic', 'Should pets go to school?', false, null, false],
    ['a model that reads images is shown it', '', true, shown, false],
    ['one without text cannot be considered by who is not', '', false, null, true],
  ])('of a topic image: %s', async (_what, topicText, hasVisionModel, topicImage, isUnread) => {
    const model = modelSaying()
    const report = await grade(model, { image }, { topicText, hasVisionModel })
    expect(report).toMatchObject({ topic: topicText, is_topic_image_unread: isUnread })
    const asked = expect.objectContaining({ topic: topicText, topicImage })
    expect(model.run).toHaveBeenCalledWith(expect.anything(), asked, expect.anything())
  })

  test('a model that takes no images grades by the text of the image', async () => {
    const model = modelSaying()
    model.run.mockRejectedValueOnce(new Problem('generation_failed', 'No images here.'))
    const report = await grade(model, { image }, { topicText: 'Pets', hasVisionModel: true })
    expect(report).toMatchObject({ topic: 'Pets', is_topic_image_unread: false })
    const asked = expect.objectContaining({ topic: 'Pets', topicImage: null })
    expect(model.run).toHaveBeenLastCalledWith(expect.anything(), asked, expect.anything())
  })

  test('answers the report, charges by the words, and keeps it with the essay', async () => {
    const model = modelSaying()
    const report = await grade(model, { content: 'He go to school.\r\nCats is nice.', topic: 'Pets' })
    expect(report).toMatchObject({
      exam_type: 'DSE',
      score: 12,
      score_maximum: 21,
      score_estimate: null,
      content: 'He go to school.\nCats is nice.',
      mistakes: [
        { quote: 'He go', start: 0, end: 5, correction: 'He goes' },
        { quote: 'Cats is', start: 17, end: 24 },
      ],
      suggestions: [{ quote: null, text: 'Say more.' }],
      feedback: 'A start.',
      revised: GRADING.revised,
      made_by: 'model',
      is_topic_image_unread: false,
      credit_cost: 1,
      change: null,
      created_at: clock.now().toISOString(),
    })
    expect(model.run).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'writing.grade' }),
      expect.objectContaining({ topic: 'Pets', examType: 'DSE' }),
      { student, signal: expect.any(AbortSignal) },
    )
    expect(await read(report.id)).toEqual(report)
    expect(await essaysOf()).toMatchObject([{ id: report.id, mistake_count: 2, word_count: 7 }])
    expect(await available()).toBe(4)
  })

  test('keeps what the engine says in no language, and what a model says in its own', async () => {
    const spoken = message('essays.reason_english_vocabulary', { diversity: 80, rare: 12 })
    const byEngine: Grading = {
      ...GRADING,
      criteria: Object.fromEntries(Object.keys(GRADING.criteria).map((id) => [id, { score: 4, comment: spoken }])),
      mistakes: [
        { quote: 'He go', correction: 'He goes', explanation: message('mistakes.write', { right: 'He\u0000 goes' }) },
        { quote: 'Cats is', correction: 'Cats are', explanation: 'Plural.' },
      ],
      suggestions: [{ quote: null, text: message('essays.wornWord', { word: 'cats', count: 5 }) }],
      feedback: message('essays.works', { strengths: message('essays.strength_accuracy') }),
    }
    const { id } = await grade(modelSaying(byEngine))
    const revision = await grade(modelSaying(), { content: 'He goes. Cats is nice.', previous_id: id })
    const told = async (language: Language) => {
      const { criteria, mistakes, suggestions, feedback } = await read(id, language)
      const { change } = await read(revision.id, language)
      const gone = change?.mistakes_gone.map(({ explanation }) => explanation)
      return [
        criteria[0]?.comment,
        ...mistakes.map(({ explanation }) => explanation),
        suggestions[0]?.text,
        feedback,
        gone,
      ]
    }
    expect(await told('en')).toEqual([
      'Variety of words 80 (the higher, the more varied), 12% beyond the 3,000 most common',
      'Write “He goes”.',
      'Plural.',
      '“cats” appears 5 times. Use other words now and then.',
      'What works: few mistakes were found.',
      ['Write “He goes”.'],
    ])
    expect(await told('zh-hant')).toEqual([
      '用詞豐富度 80（越高越豐富），12% 的詞不在最常用的 3,000 詞之內',
      '應寫作「He goes」。',
      'Plural.',
      '「cats」出現了 5 次，可用近義詞或代詞替換幾處。',
      '優點：錯誤很少。',
      ['應寫作「He goes」。'],
    ])
  })

  test('costs a credit for each started thousand of words', async () => {
    expect(await grade(modelSaying(), { content: 'word '.repeat(1001) })).toMatchObject({ credit_cost: 2 })
    expect(await available()).toBe(3)
  })

  test('again with the same key, at once or later, gives the first report at no further price', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([grade(modelSaying(), {}, { key }), grade(modelSaying(), {}, { key })])
    expect([second, await grade(modelSaying({ ...GRADING, feedback: '' }), {}, { key })]).toEqual([first, first])
    expect([await available(), (await essaysOf()).length]).toEqual([4, 1])
    await expect(grade(modelSaying(), { topic: 'Another' }, { key })).rejects.toMatchObject({ code: 'key_reused' })
  })

  test('costs nothing and keeps nothing when the model fails or leaves a criterion out', async () => {
    const failing = { run: () => Promise.reject(new Problem('generation_failed', 'No usable answer.')) } as never
    const refunded = { code: 'generation_failed', details: { credits_refunded: 1 } }
    await expect(grade(failing)).rejects.toMatchObject(refunded)
    await expect(grade(modelSaying({ ...GRADING, criteria: {} }))).rejects.toMatchObject(refunded)
    expect([await available(), await essaysOf()]).toEqual([5, []])
  })

  const gradings = async (by = student) => (await listGradings({ database: database() }, by, 'en')).gradings
  /** A model that waits to be told how it ends. */
  const waitingModel = () => {
    const end = Promise.withResolvers<unknown>()
    const asked = Promise.withResolvers<void>()
    const run = async () => {
      asked.resolve()
      return { output: await end.promise, madeBy: 'model' as const }
    }
    return { model: { run, description: { madeBy: 'model', name: 'test' } } as unknown as Model, end, asked }
  }

  test('stands among the gradings until it is done, for its student alone, and then among the essays', async () => {
    const { model, end, asked } = waitingModel()
    const key = randomUUID()
    const report = grade(model, { topic: 'Pets' }, { key })
    await asked.promise
    const [grading, ...others] = await gradings()
    expect(grading).toMatchObject({
      status: 'grading',
      excerpt: ESSAY,
      topic: 'Pets',
      exam_type: 'DSE',
      word_count: 7,
      credit_cost: 1,
      failure: null,
    })
    expect([others, await gradings(stranger)]).toEqual([[], []])
    const parts = { database: database(), credits }
    const id = grading?.id ?? ''
    expect(await getGrading(parts, student, id, 'en')).toMatchObject({ content: ESSAY, previous_id: null })
    await expect(getGrading(parts, stranger, id, 'en')).rejects.toMatchObject({ code: 'not_found' })
    await expect(dismissGrading(parts, stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(dismissGrading(parts, student, id)).rejects.toMatchObject({ code: 'conflict' })
    const again = grade(modelSaying(), { topic: 'Pets' }, { key })
    end.resolve(GRADING)
    expect(await again).toEqual(await report)
    expect(await gradings()).toEqual([])
    expect(await essaysOf()).toMatchObject([{ grading_id: id }])
    expect(await available()).toBe(4)
  })

  test('that fails stays listed with its essay where nobody waits for it any more, until it is graded again', async () => {
    const failure = new Problem('generation_failed', 'No usable answer.')
    const failing = () => ({ run: () => Promise.reject(failure) }) as unknown as Model
    await expect(grade(failing())).rejects.toMatchObject({ code: 'generation_failed' })
    expect(await gradings()).toEqual([])
    const left = { signal: AbortSignal.abort() }
    await expect(grade(failing(), {}, left)).rejects.toMatchObject({ code: 'generation_failed' })
    const [grading] = await gradings()
    expect(grading).toMatchObject({ status: 'failed', failure: 'No usable answer.', credit_cost: 1 })
    expect(await available()).toBe(5)
    await grade(modelSaying(), { content: 'Another.' })
    expect(await gradings()).toEqual([grading])
    await grade(modelSaying())
    expect(await gradings()).toEqual([])
    await expect(grade(failing(), {}, left)).rejects.toMatchObject({ code: 'generation_failed' })
    const parts = { database: database(), credits }
    const [second] = await gradings()
    expect(await dismissGrading(parts, student, second?.id ?? '')).toEqual({ success: true })
    expect(await gradings()).toEqual([])
  })

  test('whose server died gives its credits back, says that it was interrupted, and still has its essay', async () => {
    const { model, asked } = waitingModel()
    const key = randomUUID()
    const short = creditsOver(database(), { clock, leaseSeconds: 3600 })
    const { promise } = Promise.withResolvers<never>()
    void gradeEssay(
      {
        database: database(),
        credits: short,
        clock,
        log: silentLog,
        model,
        modules,
        recognition: { readImage: () => promise, readPages: () => promise },
        config: { hasVisionModel: false } as Config,
      },
      student,
      FORM,
      { signal: new AbortController().signal, idempotencyKey: key, language: 'en' },
    )
    await asked.promise
    clock.advance(3601)
    await credits.reapAbandonedHolds()
    const [grading] = await gradings()
    expect(grading).toMatchObject({ status: 'failed', failure: 'The grading was interrupted.' })
    expect(await getGrading({ database: database(), credits }, student, grading?.id ?? '', 'en')).toMatchObject({
      content: ESSAY,
    })
    expect(await available()).toBe(5)
    await grade(modelSaying(), {}, { key })
    expect([await gradings(), await available()]).toEqual([[], 4])
  })

  test('takes marks beyond the scale, quotes that are not there and a summary as a revision for what they are', async () => {
    const mistakes = [{ quote: '<script>alert(1)</script>', correction: null, explanation: 'Invented.' }]
    const report = await grade(modelSaying({ ...GRADING, criteria: marks(999), mistakes, revised: 'Fine.' }))
    expect(report).toMatchObject({ score: 21, revised: '', mistakes: [] })
  })

  test.each([
    [{ content: '  ' }, 'Please enter your essay.'],
    [{ exam_type: 'Other' }, 'Please describe the purpose of your writing.'],
    [{ content: `[Extraction failed – network error]\n${ESSAY}` }, /^Please extract the text first/],
    [{ content: '字'.repeat(100_001) }, /^Content exceeds word limit/],
  ] as const)('refuses %# before anything is held', async (form, message) => {
    const model = modelSaying()
    await expect(grade(model, form)).rejects.toMatchObject({ code: 'content_rejected' })
    await expect(grade(model, form)).rejects.toThrow(message)
    expect([model.run.mock.calls.length, await available()]).toEqual([0, 5])
  })

  test('refuses more than can be paid, before any work', async () => {
    const model = modelSaying()
    await expect(grade(model, { content: 'word '.repeat(5001) })).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { required_credits: 6, current_credits: 5 },
    })
    expect(model.run).not.toHaveBeenCalled()
  })

  test('of a revision tells the change of score and which mistakes are gone', async () => {
    const first = await grade(modelSaying())
    const content = 'He goes to school. Cats is nice.'
    const second = await grade(modelSaying({ ...GRADING, criteria: marks(5), mistakes: GRADING.mistakes.slice(1) }), {
      content,
      previous_id: first.id,
    })
    // What is gone has nothing more to be said against it.
    const gone = first.mistakes.slice(0, 1).map(({ id: _, ...mistake }) => mistake)
    expect(second.change).toEqual({
      previous_id: first.id,
      previous_score: 12,
      score_change: 3,
      mistakes_gone: gone,
      mistakes_left: 1,
    })
    expect(await read(second.id)).toEqual(second)
    const other = {
      ...GRADING,
      criteria: Object.fromEntries(['reading', 'analysis', 'writing'].map((id) => [id, { score: 4, comment: '' }])),
    }
    const elsewhere = await grade(modelSaying(other), { exam_type: 'SAT', previous_id: first.id })
    expect(elsewhere).toMatchObject({ score: 12, change: { score_change: null } })
    const third = await grade(modelSaying(), { content: 'He goes.', previous_id: second.id })
    const draftsOf = async (id: number, by = student) => (await listDrafts({ database: database() }, by, id)).drafts
    const scores = [first, second, third].map(({ id, score, word_count }) => ({ id, score, word_count }))
    expect(await draftsOf(third.id)).toMatchObject(scores)
    expect(await draftsOf(second.id)).toMatchObject(scores.slice(0, 2))
    await expect(draftsOf(third.id, stranger)).rejects.toMatchObject({ code: 'not_found' })
    await deleteEssay({ database: database() }, student, second.id)
    expect(await draftsOf(third.id)).toMatchObject(scores.slice(2))
  })

  test('of a revision stands on its own once the earlier essay is deleted, even while it is graded', async () => {
    const first = await grade(modelSaying())
    const second = await grade(modelSaying(), { previous_id: first.id })
    const deleting = modelSaying()
    deleting.run.mockImplementation(async () => {
      await deleteEssay({ database: database() }, student, first.id)
      return { output: GRADING, madeBy: 'model' }
    })
    expect(await grade(deleting, { previous_id: first.id })).toMatchObject({ previous_id: null, change: null })
    expect(await read(second.id)).toMatchObject({
      previous_id: null,
      change: null,
    })
  })

  test("never touches another student's essay", async () => {
    const { id } = await grade(modelSaying())
    const parts = { database: database() }
    await expect(grade(modelSaying(), { previous_id: id }, { by: stranger })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(getEssay(parts, stranger, id, 'en')).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteEssay(parts, stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await essaysOf(stranger)).toEqual([])
    await deleteEssay(parts, student, id)
    await expect(deleteEssay(parts, student, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('keeps a history that is paged, newest first, and searched by text and topic as they are', async () => {
    const { id } = await grade(modelSaying(), { content: '100% 貓 cats', topic: 'Pets' })
    const row = await read(id)
    expect(row.word_count).toBe(3)
    for (let n = 0; n < 4; n++) await grade(modelSaying(), { content: `Essay ${n}` })
    const list = (search: string, page = 1) => listEssays({ database: database() }, student, { page, search })
    const found = async (search: string) => (await list(search)).essays.map((essay) => essay.excerpt)
    expect(await found('')).toEqual(['Essay 3', 'Essay 2', 'Essay 1', 'Essay 0', '100% 貓 cats'])
    expect([await found('0%'), await found('pETS'), await found('貓'), await found('x%')]).toEqual([
      ['100% 貓 cats'],
      ['100% 貓 cats'],
      ['100% 貓 cats'],
      [],
    ])
    expect((await list('', 9)).pagination).toMatchObject({ current_page: 1, total_pages: 1, total_count: 5 })
  })
})
