import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStudentWith, creditsOver, silentLog, steppedClock } from '../../../test/ledger.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import type { Credits } from '../../core/credits/credits.ts'
import { createGenerationRuns, type GenerationRuns } from '../../core/generation/generation-runs.ts'
import { endGeneration } from '../../core/generation/run-calls.ts'
import { NOTHING_TOLD } from '../../core/generation/told-of-material.ts'
import type { Model } from '../../platform/model/model.ts'
import { Problem } from '../../problem.ts'
import { generateNotes } from './generate-notes.ts'
import type { NotesOutput } from './tasks.ts'

const SENTENCE = 'The mitochondrion is the part of a cell that releases energy. '
const WHOLE = { content: SENTENCE, purpose: '', is_chunk: true as const, chunk_index: 0, total_chunks: 1 }
const MADE: NotesOutput = {
  title: 'Cells',
  summary: [],
  sections: [{ heading: 'Energy', key_terms: [], points: [{ text: 'It releases energy.', details: [] }], table: null }],
}
const HTML = '<h2>Cells</h2>\n<h3>Energy</h3>\n<ul><li>It releases energy.</li></ul>'

describeOnDatabase('server', 'Generating notes', (database) => {
  let credits: Credits
  let student: { id: number }
  let runs: GenerationRuns
  beforeEach(async () => {
    const clock = steppedClock()
    credits = creditsOver(database(), { clock })
    student = await createStudentWith(5, { database: database(), credits })
    runs = createGenerationRuns({ database: database(), clock, credits, log: silentLog })
  })

  /** A model that makes these notes of anything. */
  const modelMaking = (output: NotesOutput) => {
    const run = vi.fn(async () => ({ output, madeBy: 'model' as const }))
    return { run, description: { madeBy: 'model', name: 'test' } } as unknown as Model & { run: typeof run }
  }
  const generate = (model: Model, chunk: Partial<Parameters<typeof generateNotes>[2]> = {}, key = randomUUID()) =>
    generateNotes({ generationRuns: runs, model }, student, { ...WHOLE, ...chunk }, key)
  const available = () => credits.readAvailable(database().queries, student.id)

  test('answers HTML for the price of the material', async () => {
    const model = modelMaking(MADE)
    expect(await generate(model)).toEqual({
      notes_html: HTML,
      made_by: 'model',
      generation_id: expect.any(String),
      credit_cost: 1,
      credits_refunded: undefined,
    })
    expect(await available()).toBe(4)
    expect(model.run).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'notes.notes' }),
      { content: SENTENCE, purpose: 'General study', part: { number: 1, of: 1 }, told: NOTHING_TOLD },
      { student, signal: expect.any(AbortSignal) },
    )
  })

  test('tells a later part the headings that are taken', async () => {
    const part = { content: SENTENCE.repeat(100), total_chunks: 2, total_content_word_count: 2200 }
    const [section] = MADE.sections
    const sections = section ? [section, { ...section, heading: 'The Napoleonic wars' }] : []
    const { generation_id } = await generate(modelMaking({ ...MADE, title: 'Cells & energy', sections }), part)
    const model = modelMaking(MADE)
    await generate(model, { ...part, content: part.content.toUpperCase(), chunk_index: 1, generation_id })
    const input = expect.objectContaining({ told: { title: '', made: ['Energy', 'Cells & energy'] } })
    expect(model.run).toHaveBeenCalledWith(expect.anything(), input, expect.anything())
  })

  test('again with the same key, or twice at once, gives the stored notes at no further price', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([
      generate(modelMaking(MADE), {}, key),
      generate(modelMaking(MADE), {}, key),
    ])
    expect(second).toEqual(first)
    expect(await generate(modelMaking({ ...MADE, title: 'Other' }), {}, key)).toEqual(first)
    expect(await available()).toBe(4)
  })

  test('of a long material is paid for the chunks that succeeded', async () => {
    const content = SENTENCE.repeat(100)
    const part = { content, total_chunks: 2, total_content_word_count: 2200 }
    const { generation_id } = await generate(modelMaking(MADE), part)
    expect(await available()).toBe(3)
    const failing = { run: () => Promise.reject(new Problem('generation_failed', 'No usable answer.')) } as never
    const last = { ...part, content: content.toUpperCase(), chunk_index: 1, generation_id }
    await expect(generate(failing, last)).rejects.toMatchObject({
      code: 'generation_failed',
      details: { credits_refunded: 1, generation_id },
    })
    expect(await available()).toBe(4)
  })

  test('costs nothing when nothing comes of it', async () => {
    await expect(generate(modelMaking({ ...MADE, sections: [] }))).rejects.toMatchObject({
      code: 'generation_failed',
      message: 'No notes could be made from this text.',
      details: { credits_refunded: 1 },
    })
    expect(await available()).toBe(5)
  })

  test('says of a text of which the engine makes nothing that another try gives nothing', async () => {
    const engine = { run: async () => ({ output: { ...MADE, sections: [] }, madeBy: 'built-in' }) } as unknown as Model
    await expect(generateNotes({ generationRuns: runs, model: engine }, student, WHOLE, null)).rejects.toMatchObject({
      code: 'nothing_to_make',
      message: 'No notes could be made from this text.',
      details: { credits_refunded: 1 },
    })
    expect(await available()).toBe(5)
  })

  test.each([
    [' ', 'Please provide content to generate notes.'],
    [`[OCR notice: no readable text was found.]\n${SENTENCE}`, /^Detected OCR notice in content/],
    [`${SENTENCE}\n[Extraction failed – server returned error]`, /^Detected OCR notice in content/],
  ])('refuses %j before anything is held', async (content, message) => {
    const model = modelMaking(MADE)
    const refused = generate(model, { content })
    await expect(refused).rejects.toMatchObject({ code: 'content_rejected' })
    await expect(refused).rejects.toThrow(message)
    expect(model.run).not.toHaveBeenCalled()
    expect(await available()).toBe(5)
  })

  test('that the student leaves is paid as far as it went, and is not ended as flashcards', async () => {
    const part = { content: SENTENCE.repeat(100), total_chunks: 5, total_content_word_count: 5000 }
    const { generation_id } = await generate(modelMaking(MADE), part)
    const services = { generationRuns: runs }
    await expect(
      endGeneration(services, student, { module: 'recite', generationId: generation_id }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await endGeneration(services, student, { module: 'notes', generationId: generation_id })).toEqual({
      success: true,
      credits_refunded: 4,
    })
  })
})
