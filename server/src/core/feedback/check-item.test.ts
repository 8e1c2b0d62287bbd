import { feedbackEndpoints } from '@lectern/contract/feedback'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { modelSaying } from '../../../test/ground.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { runOperatorCommand } from '../../cli/operator-commands.ts'
import { Problem } from '../../problem.ts'
import { checkItem } from './check-item.ts'
import { exportFeedback } from './export-feedback.ts'
import { sumFeedbackBytes } from './feedback-store.ts'
import { itemFeedback, paidRuns } from './tables.ts'
import type { ItemToCheck } from './tasks.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const NOTHING = { contradiction: null }
const SOURCE = 'The French Revolution began in 1789.'
const MATERIAL = `${SOURCE} It ended the old order of France. The king was executed in January 1793.`
const WRONG = { question: 'When did the French Revolution begin?', answer: '1798', source: SOURCE }
const RIGHT = { ...WRONG, answer: '1789' }
/** Wrong by its passage, which no rule of the engine tells. */
const SUBTLE = { ...WRONG, question: 'What did the French Revolution begin with?', answer: 'The execution of the king' }

describeOnBothDatabases('A made item that is said to be wrong', (database) => {
  const app = testApp(database, {})
  let student: TestStudent
  let materialId: number
  beforeEach(async () => {
    student = await app.student(20)
    materialId = (await student.client(materialsEndpoints).create({ form: { text: MATERIAL } })).id
  })
  const feedback = (of = student) => of.client(feedbackEndpoints)
  /** A card of a kept set that a run made of the material, said to be wrong. */
  async function saidWrong(
    card: typeof WRONG,
    { reason = 'wrong' as FeedbackReason, madeBy = 'model' as 'model' | 'built-in' } = {},
  ) {
    const recite = student.client(reciteEndpoints)
    const made = await recite.generate({ body: { content: MATERIAL, chunk_index: 0, total_chunks: 1 } })
    const set = await recite.createSet({
      body: { title: 'Made', selected_cards: [card], generation_id: made.generation_id, material_id: materialId },
    })
    await database().queries.update(paidRuns).set({ madeBy }).where(eq(paidRuns.studentId, student.id))
    const id = set.flashcards[0]?.id ?? 0
    const given = await feedback().give({ body: { kind: 'card', id, reason } })
    return { id, given, check: (of = student) => feedback(of).check({ body: { kind: 'card', id } }) }
  }
  const checkBy = (answer: (input: ItemToCheck) => unknown, id: number, signal = new AbortController().signal) => {
    const { model, asked } = modelSaying((_, input) => answer(input))
    const found = checkItem({ ...app.services, model }, student, { kind: 'card', id }, signal)
    return { found, asked }
  }

  test('is told apart from its passage by the engine: the words of the material, and where it is', async () => {
    const { given, check } = await saidWrong(WRONG)
    expect(given).toEqual({ credits_returned: 0, user_credits: 19, can_be_checked: true })
    const found = { contradiction: { words: SOURCE, material_id: materialId } }
    expect(await check()).toEqual(found)
    expect(await check(), 'again').toEqual(found)
    const [kept] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(kept).toMatchObject({ contradiction: SOURCE })
    expect(await sumFeedbackBytes(database().queries, student.id)).toBe(
      [kept?.words, kept?.source, kept?.contradiction].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0),
    )
    const [entry] = await Array.fromAsync(exportFeedback(app.services, student))
    expect(entry).toMatchObject({ content: [{ contradiction: SOURCE }] })
    const listed = (await runOperatorCommand(app.services, ['feedback', 'list'])).lines.join('\n')
    expect(listed).toContain(`    its material says otherwise: ${SOURCE}`)
  })

  test('claims nothing where the passage says the same, or does not speak of it', async () => {
    const right = await saidWrong(RIGHT)
    expect(right.given).toMatchObject({ can_be_checked: true })
    expect(await right.check()).toEqual(NOTHING)
    expect(await (await saidWrong(SUBTLE)).check()).toEqual(NOTHING)
  })

  test('is not held against anything where it was unclear or did not help', async () => {
    for (const reason of ['unclear', 'worthless'] as const) {
      const { given, check } = await saidWrong(WRONG, { reason })
      expect([given.can_be_checked, await check()]).toEqual([false, NOTHING])
    }
  })

  test('is held against the words that it quotes once its material is gone, to which no way leads then', async () => {
    const { check } = await saidWrong(WRONG)
    await student.client(materialsEndpoints).delete({ params: { id: materialId } })
    expect(await check()).toEqual({ contradiction: { words: SOURCE, material_id: null } })
  })

  test('finds nothing where neither words nor the material are left', async () => {
    const { id, check } = await saidWrong(WRONG)
    await database().queries.update(itemFeedback).set({ source: null }).where(eq(itemFeedback.itemId, id))
    await student.client(materialsEndpoints).delete({ params: { id: materialId } })
    expect(await check()).toEqual(NOTHING)
  })

  test('is nobody else’s, and nothing is found of what nobody said', async () => {
    const { check, id } = await saidWrong(WRONG)
    await expect(check(await app.student())).rejects.toMatchObject(NOT_FOUND)
    await expect(feedback().check({ body: { kind: 'card', id: id + 1000 } })).rejects.toMatchObject(NOT_FOUND)
    const visitor = await app.visitor()
    await expect(visitor.client(feedbackEndpoints).check({ body: { kind: 'card', id } })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('a part of notes is held against what its material says of it', async () => {
    const notes = student.client(notesEndpoints)
    const { generation_id } = await notes.generate({ body: { content: MATERIAL } })
    const html =
      '<h3>Beginning</h3>\n<p>The French Revolution began in 1798.</p>\n<h3>End</h3>\n<p>It ended the old order.</p>'
    const { id, parts = [] } = await notes.create({
      body: { title: 'France', html, made_by: 'model', generation_id, material_id: materialId },
    })
    const found = []
    for (const { id: part } of parts) {
      const item = { kind: 'notes', id, part } as const
      await feedback().give({ body: { ...item, reason: 'wrong' } })
      found.push((await feedback().check({ body: item })).contradiction)
    }
    expect(found).toEqual([{ words: SOURCE, material_id: materialId }, null])
  })

  test('is shown to the model that is configured where a model made it, and words count that stand in the passage', async () => {
    const { id } = await saidWrong(SUBTLE)
    const { found, asked } = checkBy(
      () => ({ reason: '', verdict: 'contradicts', quote: 'the french revolution began in 1789' }),
      id,
    )
    expect(await found).toEqual({ contradiction: { words: SOURCE.slice(0, -1), material_id: materialId } })
    expect(asked).toEqual([{ item: `${SUBTLE.question}\n${SUBTLE.answer}`, passage: SOURCE }])
  })

  test.each<[string, (input: ItemToCheck) => unknown]>([
    [
      'quotes what stands nowhere',
      () => ({ reason: '', verdict: 'contradicts', quote: 'The king escaped to England in 1801.' }),
    ],
    ['says that it agrees', () => ({ reason: '', verdict: 'agrees', quote: SOURCE })],
    ['quotes nothing', () => ({ reason: '', verdict: 'contradicts', quote: null })],
    ['answers rubbish', () => ({ verdict: 'buy now', quote: 7 })],
    ['fails', () => Promise.reject(new Problem('generation_failed', 'No usable answer.'))],
  ])('stays as it was told where a model %s', async (_, answer) => {
    const { id, check } = await saidWrong(SUBTLE)
    expect(await checkBy(answer, id).found).toEqual(NOTHING)
    expect(await check()).toEqual(NOTHING)
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(19)
  })

  test('asks a model once, and none where the engine made it', async () => {
    const { id } = await saidWrong(SUBTLE)
    const contradicts = { reason: '', verdict: 'contradicts', quote: SOURCE }
    const all = [1, 2, 3].map(() => checkBy(() => contradicts, id))
    await Promise.all(all.map(({ found }) => found))
    expect(all.flatMap(({ asked }) => asked)).toHaveLength(1)
    const byEngine = await saidWrong(SUBTLE, { madeBy: 'built-in' })
    const { found, asked } = checkBy(() => contradicts, byEngine.id)
    expect([await found, asked]).toEqual([NOTHING, []])
  })

  test('is not waited for longer than half a minute', async () => {
    const { id } = await saidWrong(SUBTLE)
    const given = AbortSignal.timeout
    const asked: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms)
      return given.call(AbortSignal, 300)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { model } = modelSaying(() => null)
    const hanging: typeof model = {
      ...model,
      run: (_task, _input, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    }
    const body = { kind: 'card', id } as const
    expect(await checkItem({ ...app.services, model: hanging }, student, body, new AbortController().signal)).toEqual(
      NOTHING,
    )
    expect(asked).toContain(30_000)
  })
})
