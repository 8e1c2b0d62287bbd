import { randomUUID } from 'node:crypto'
import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Ground, layGround } from '../../../test/ground.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { endGeneration } from '../../core/generation/run-calls.ts'
import { NOTHING_TOLD } from '../../core/generation/told-of-material.ts'
import { listGenerations } from '../../core/generation/view-runs.ts'
import type { Model } from '../../platform/model/model.ts'
import { Problem } from '../../problem.ts'
import { dropAskedSuggestions, generateCards, showMadeCards } from './generate-cards.ts'

const SENTENCE = 'The mitochondrion is the part of a cell that releases energy. '
const WHOLE = {
  content: SENTENCE.repeat(2),
  purpose: '',
  is_chunk: true as const,
  chunk_index: 0,
  total_chunks: 1,
}
const UNSTUDIED = { cloze: null, times_studied: 0, is_correct: null }
const CARD = {
  question: 'What releases energy?',
  answer: 'The mitochondrion.',
  source: SENTENCE.trim(),
  ...UNSTUDIED,
}

describeOnDatabase('server', 'Generating cards', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database(), 5)
  })

  /** A model that makes these cards of anything. */
  const modelMaking = (cards: readonly GeneratedCard[]) => {
    const run = vi.fn(async () => ({ output: { cards }, madeBy: 'model' as const }))
    return { run, description: { madeBy: 'model', name: 'test' } } as unknown as Model & { run: typeof run }
  }
  /** The built-in engine that makes these of anything. */
  const engineMaking = (cards: readonly GeneratedCard[], suggestions: readonly GeneratedCard[]) =>
    ({ run: async () => ({ output: { cards, suggestions }, madeBy: 'built-in' }) }) as unknown as Model
  const suggestion = (question: string) => ({ ...CARD, question })
  const generate = (model: Model, chunk: Partial<Parameters<typeof generateCards>[2]> = {}, key = randomUUID()) =>
    generateCards({ ...ground, model }, ground.student, { ...WHOLE, ...chunk }, key)
  const available = () => ground.credits.readAvailable(database().queries, ground.student.id)

  test('answers tidy cards for the price of the material', async () => {
    const model = modelMaking([CARD, { ...CARD, question: ' what RELEASES energy? ' }, { ...CARD, answer: ' ' }])
    expect(await generate(model)).toEqual({
      flashcards: [CARD],
      suggestions: [],
      made_by: 'model',
      generation_id: expect.any(String),
      credit_cost: 1,
      credits_refunded: undefined,
    })
    expect(await available()).toBe(4)
    expect(model.run).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'recite.cards' }),
      { content: WHOLE.content, purpose: 'General study', part: { number: 1, of: 1 }, told: NOTHING_TOLD },
      { student: ground.student, signal: expect.any(AbortSignal) },
    )
  })

  test('answers a card with a gap in plain words too, and keeps it as one', async () => {
    const question = 'When does the mitochondrion release energy?'
    const model = modelMaking([{ ...CARD, question, gap: 'energy' } as typeof CARD])
    const { flashcards } = await generate(model)
    const sentence = SENTENCE.trim()
    expect(flashcards).toEqual([
      {
        ...CARD,
        question: sentence.replace('energy', '[…]'),
        answer: 'energy',
        cloze: sentence.replace('energy', '{{c1::energy}}'),
      },
    ])
  })

  test('again with the same key gives the stored cards, at no further price', async () => {
    const model = modelMaking([CARD])
    const key = randomUUID()
    const first = await generate(model, {}, key)
    expect(await generate(modelMaking([]), {}, key)).toEqual(first)
    expect(await available()).toBe(4)
  })

  test('of a long material is one run, priced by the whole', async () => {
    const content = SENTENCE.repeat(100)
    const part = { content, total_chunks: 2, total_content_word_count: 2200 }
    const first = await generate(modelMaking([CARD]), part)
    const { generation_id } = first
    expect(first.credit_cost).toBe(2)
    const second = await generate(modelMaking([CARD]), {
      ...part,
      content: content.toUpperCase(),
      chunk_index: 1,
      generation_id,
    })
    expect(second).toMatchObject({ generation_id, credit_cost: 2 })
    expect(await available()).toBe(3)
  })

  test('tells a later part what was asked before and may be asked again', async () => {
    const content = SENTENCE.repeat(100)
    const part = { content, total_chunks: 2, total_content_word_count: 2200 }
    const { generation_id } = await generate(modelMaking([CARD, { ...CARD, question: 'Who was Napoleon?' }]), part)
    const model = modelMaking([CARD])
    await generate(model, { ...part, content: content.toUpperCase(), chunk_index: 1, generation_id })
    const input = expect.objectContaining({ told: { title: '', made: [CARD.question] } })
    expect(model.run).toHaveBeenCalledWith(expect.anything(), input, expect.anything())
  })

  test('that two parts give under different titles are counted once, as they are shown', async () => {
    const content = SENTENCE.repeat(100)
    const part = { content, total_chunks: 2, total_content_word_count: 2200 }
    const under = (title: string) => ({ ...CARD, question: `[${title}] ${CARD.question}` })
    const { generation_id } = await generate(engineMaking([under('Cells')], [suggestion('And?')]), part)
    const later = { ...part, content: content.toUpperCase(), chunk_index: 1, generation_id }
    await generate(engineMaking([under('Energy')], [suggestion('[Energy] And?'), suggestion('What else?')]), later)
    const { generations } = await listGenerations(ground, ground.student, 'recite', { page: 1 })
    expect(generations).toMatchObject([{ made_count: 1, suggested_count: 2 }])
  })

  test('costs nothing when the model fails', async () => {
    const model = { run: () => Promise.reject(new Problem('generation_failed', 'No usable answer.')) } as never
    await expect(generate(model)).rejects.toMatchObject({ code: 'generation_failed', details: { credits_refunded: 1 } })
    expect(await available()).toBe(5)
  })

  test('costs nothing when no card comes of it', async () => {
    await expect(generate(modelMaking([{ ...CARD, answer: '' }]))).rejects.toMatchObject({
      code: 'generation_failed',
      message: 'No flashcards could be made from this text.',
      details: { credits_refunded: 1 },
    })
    expect(await available()).toBe(5)
  })

  test('of the engine gives suggestions beside its cards: tidy, and none that asks what a card asks', async () => {
    const suggestions = [suggestion(' WHAT releases energy? '), suggestion(' And? '), suggestion('and?')]
    expect(await generate(engineMaking([CARD], suggestions))).toMatchObject({
      flashcards: [CARD],
      suggestions: [suggestion('And?')],
      made_by: 'built-in',
    })
    expect(await available()).toBe(4)
  })

  test('costs nothing where suggestions alone come of it, which a repeat gets again', async () => {
    const key = randomUUID()
    const first = await generate(engineMaking([], [suggestion('And?')]), {}, key)
    expect(first).toMatchObject({ flashcards: [], suggestions: [suggestion('And?')], credits_refunded: 1 })
    expect(await generate(engineMaking([], []), {}, key)).toEqual(first)
    expect(await available()).toBe(5)
  })

  test('says of a text of which the engine makes nothing that another try gives nothing', async () => {
    await expect(generate(engineMaking([], []))).rejects.toMatchObject({
      code: 'nothing_to_make',
      status: 422,
      message: 'No flashcards could be made from this text.',
      details: { credits_refunded: 1 },
    })
    expect(await available()).toBe(5)
  })

  test('shows a run without suggestions that a card of any chunk asks, and one of an earlier version without any', () => {
    const chunks = [
      {
        answer: showMadeCards({
          flashcards: [],
          suggestions: [suggestion('A?'), suggestion('B?')],
          made_by: 'built-in',
        }),
      },
      { answer: null },
      {
        answer: showMadeCards({ flashcards: [suggestion('b?')], suggestions: [suggestion('a?')], made_by: 'built-in' }),
      },
      { answer: showMadeCards({ flashcards: [CARD], made_by: 'built-in' }) },
    ]
    const shown = dropAskedSuggestions(chunks).map(({ answer }) => answer?.suggestions.map(({ question }) => question))
    expect(shown).toEqual([['A?'], undefined, [], []])
  })

  test.each([
    ['', 'Please provide content to generate flashcards.'],
    ['Too short.', /^Content is too short\. Please provide at least 50 characters/],
    [`[OCR notice: no readable text was found.]\n${SENTENCE}`, /^Detected OCR notice in content/],
  ])('refuses %j before anything is held', async (content, message) => {
    const model = modelMaking([CARD])
    await expect(generate(model, { content })).rejects.toMatchObject({ code: 'content_rejected' })
    await expect(generate(model, { content })).rejects.toThrow(message)
    expect(model.run).not.toHaveBeenCalled()
    expect(await available()).toBe(5)
  })

  test('refuses a notice of failed extraction in any part, but takes a short last part', async () => {
    const part = { total_chunks: 2, total_content_word_count: 30 }
    const model = modelMaking([CARD])
    const { generation_id } = await generate(model, part)
    const last = { ...part, chunk_index: 1, generation_id }
    const notice = { ...last, content: 'End.\n[Extraction failed – network error]' }
    await expect(generate(model, notice)).rejects.toMatchObject({ code: 'content_rejected' })
    expect(await generate(model, { ...last, content: 'The end.' })).toMatchObject({ generation_id })
  })

  test('refuses more than 100,000 declared words and more than can be paid', async () => {
    const model = modelMaking([CARD])
    const tooLong = { total_chunks: 2, total_content_word_count: 100_001 }
    await expect(generate(model, tooLong)).rejects.toThrow(
      'Content exceeds word limit. Maximum 100,000 words allowed. Current: 100,001 words.',
    )
    const tooDear = { total_chunks: 10, total_content_word_count: 6000 }
    await expect(generate(model, tooDear)).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { required_credits: 6, current_credits: 5 },
    })
    expect(await available()).toBe(5)
  })

  test('that the student leaves is paid as far as it went', async () => {
    const part = { content: SENTENCE.repeat(100), total_chunks: 5, total_content_word_count: 5000 }
    const { generation_id } = await generate(modelMaking([CARD]), part)
    expect(await available()).toBe(0)
    expect(await endGeneration(ground, ground.student, { module: 'recite', generationId: generation_id })).toEqual({
      success: true,
      credits_refunded: 4,
    })
    expect(await available()).toBe(4)
    await expect(
      endGeneration(ground, ground.stranger, { module: 'recite', generationId: generation_id }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
