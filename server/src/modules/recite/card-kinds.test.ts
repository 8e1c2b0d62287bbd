import { randomUUID } from 'node:crypto'
import type { CardKind } from '@lectern/domain/cards/faces'
import type { AnswerMode } from '@lectern/domain/review'
import { expect, test } from 'vitest'
import { answer, layReviewGround, type ReviewGround } from '../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { listItems } from '../../core/review/list-items.ts'
import { listItemsAfter } from '../../core/review/memory/item-store.ts'
import { lockLearner } from '../../core/review/memory/learner.ts'
import { rebuildMemory } from '../../core/review/memory/rebuild-memory.ts'
import { getQueue } from '../../core/review/queue/get-queue.ts'
import { updateSetSettings } from '../../core/review/update-settings.ts'
import { createCard } from './cards/create-card.ts'
import { deleteCard } from './cards/delete-card.ts'
import { importCards } from './cards/import-cards.ts'
import { updateCard } from './cards/update-card.ts'
import { cardAt, makeSet } from './recite-test-ground.ts'
import { answerCard } from './study/answer-card.ts'
import { startStudy } from './study/start-study.ts'

const DAY = 86_400
const CELL = '- [ ] Atoms\n- [x] Cells\n- [ ] Leaves\n- [ ] Stones\n\nAll that lives is.'
const PICTURE = `![heart](${'a'.repeat(32)}.png)`
const COVERED = `${PICTURE}\n{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1::aorta}}`
const CLOZE = '{{c1::Paris::city}} is the capital of {{c2::France}}'

async function makeCard(ground: ReviewGround, card: Partial<Parameters<typeof createCard>[3]>) {
  const set = await makeSet(ground, { cardCount: 1 })
  const kept = await createCard(ground, ground.student, set.id, { question: 'Q', answer: 'A', ...card })
  return { set, card: kept }
}

/** What of a card is reviewed, by its parts. */
const itemsOf = async ({ database, student }: ReviewGround, cardId: number) =>
  (await listItemsAfter(database.queries, student.id, 0, 1000)).filter(({ sourceId }) => sourceId === cardId)

const asked = async (ground: ReviewGround, cardId: number) =>
  (await getQueue(ground, ground.student, { limit: 100 })).items.filter(({ source_id }) => source_id === cardId)

describeOnBothDatabases('A card of a kind', (database) => {
  test('is reviewed part by part, its parts on different days, each asked in its words', async () => {
    const ground = await layReviewGround(database())
    const { card } = await makeCard(ground, { kind: 'cloze', question: CLOZE, answer: '' })
    expect(card).toMatchObject({ front: '[city] is the capital of […]', back: 'Paris is the capital of France' })
    const [first, ...others] = await asked(ground, card.id)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      question: '[city] is the capital of France',
      answer: 'Paris is the capital of France',
      note: { kind: 'cloze', question: CLOZE, answer: '', part: 0 },
    })
    await answer(ground, first?.id ?? 0, 4)
    expect(await asked(ground, card.id)).toEqual([])
    ground.clock.advance(DAY)
    expect((await asked(ground, card.id)).map(({ question }) => question)).toEqual(['Paris is the capital of […]'])
  })

  test.each<[CardKind, string, string, { usually: AnswerMode; inTypedSet: AnswerMode }]>([
    ['basic', 'Q', 'A', { usually: 'recall', inTypedSet: 'typed' }],
    ['reversed', 'Q', 'A', { usually: 'recall', inTypedSet: 'typed' }],
    ['typed', 'Q', 'A', { usually: 'typed', inTypedSet: 'typed' }],
    ['basic', 'Q', PICTURE, { usually: 'recall', inTypedSet: 'recall' }],
    ['cloze', CLOZE, '', { usually: 'recall', inTypedSet: 'typed' }],
    ['occlusion', COVERED, '', { usually: 'recall', inTypedSet: 'typed' }],
    ['occlusion', COVERED.replace('::aorta', ''), '', { usually: 'recall', inTypedSet: 'recall' }],
    ['choice', 'Q', CELL, { usually: 'choice', inTypedSet: 'choice' }],
  ])('%s is answered as its kind and its set say', async (kind, question, text, { usually, inTypedSet }) => {
    const ground = await layReviewGround(database())
    const { set, card } = await makeCard(ground, { kind, question, answer: text })
    const modes = async () => (await asked(ground, card.id)).map(({ mode }) => mode)
    expect(await modes()).toEqual([usually])
    await updateSetSettings(ground, ground.student, set.id, { is_typed: true })
    expect(await modes()).toEqual([inTypedSet])
  })

  test('that is reversed is asked both ways', async () => {
    const ground = await layReviewGround(database())
    const { card } = await makeCard(ground, { kind: 'reversed', question: '光合作用', answer: 'photosynthesis' })
    expect(await asked(ground, card.id)).toMatchObject([{ question: '光合作用', answer: 'photosynthesis' }])
    expect((await itemsOf(ground, card.id)).map(({ part }) => part)).toEqual([0, 1])
  })

  test('rests in a part that it asks for no longer, and remembers it when it does again', async () => {
    const ground = await layReviewGround(database())
    const { card } = await makeCard(ground, { kind: 'cloze', question: CLOZE })
    const [, second] = await itemsOf(ground, card.id)
    await answer(ground, second?.id ?? 0, 4)
    const before = await itemsOf(ground, card.id)
    await updateCard(ground, ground.student, card.id, { question: '{{c1::Paris}} is a city' })
    expect((await itemsOf(ground, card.id)).map(({ isSuspended }) => isSuspended)).toEqual([false, true])
    expect((await listItems(ground, ground.student, { page: 1, which: 'suspended' })).items).toEqual([])
    // What was answered without a network comes late, and a rebuilt memory stands as it stood.
    await answer(ground, second?.id ?? 0, 1, { earlierSeconds: 60, client_id: randomUUID() })
    const rebuilt = ground.database.transaction(async (tx) =>
      rebuildMemory(tx, await lockLearner(tx, ground.student.id, ground.clock.now())),
    )
    expect(await rebuilt).toEqual({ items: 0, days: 0 })
    expect((await itemsOf(ground, card.id))[1]).toMatchObject({ isSuspended: true, reps: 2 })
    await updateCard(ground, ground.student, card.id, { question: CLOZE })
    const after = await itemsOf(ground, card.id)
    expect(after.map(({ id, isSuspended }) => ({ id, isSuspended }))).toEqual(
      before.map(({ id }) => ({ id, isSuspended: false })),
    )
    expect(after[1]).toMatchObject({ reps: 2 })
    expect(after[1]?.dueAt ?? after[1]?.dueDay).not.toBeNull()
  })

  test('changes its kind: what was one question keeps its memory as the first part', async () => {
    const ground = await layReviewGround(database())
    const { card } = await makeCard(ground, {})
    const [only] = await itemsOf(ground, card.id)
    await answer(ground, only?.id ?? 0, 3)
    await updateCard(ground, ground.student, card.id, { kind: 'reversed' })
    const parts = await itemsOf(ground, card.id)
    expect(parts).toMatchObject([
      { id: only?.id, part: 0, reps: 1 },
      { part: 1, reps: 0 },
    ])
    expect(parts[0]?.siblingKey).toBe(parts[1]?.siblingKey)
    expect(parts[0]?.siblingKey).not.toBeNull()
  })

  test('that is chosen is asked with its options in another order each time, and never typed', async () => {
    const ground = await layReviewGround(database())
    const { set, card } = await makeCard(ground, { kind: 'choice', question: 'What are we made of?', answer: CELL })
    expect(card).toMatchObject({
      front: 'What are we made of?\n\n• Atoms\n• Cells\n• Leaves\n• Stones',
      back: 'Cells\n\nAll that lives is.',
    })
    await updateSetSettings(ground, ground.student, set.id, { is_typed: true })
    const orders = new Set<string>()
    for (let time = 0; time < 5; time += 1) {
      const [item] = await asked(ground, card.id)
      expect(item).toMatchObject({ mode: 'choice', question: 'What are we made of?', answer: 'Cells' })
      expect(item).toMatchObject({ explanation: 'All that lives is.', note: { kind: 'choice', answer: CELL } })
      expect(item?.options.toSorted()).toEqual(['Atoms', 'Cells', 'Leaves', 'Stones'])
      orders.add(item?.options.join() ?? '')
      await answer(ground, item?.id ?? 0, 1)
      ground.clock.advance(DAY)
    }
    expect(orders.size).toBeGreaterThan(1)
    const studied = new Set<string>()
    for (let time = 0; time < 5; time += 1) {
      const { front, back } = cardAt(await startStudy(ground, ground.student, set.id), 1)
      expect(back).toBe('Cells\n\nAll that lives is.')
      studied.add(front)
    }
    expect(studied.size).toBeGreaterThan(1)
    const refused = [
      ['- [x] Cells', 'recite.noChoice'],
      [Array.from({ length: 10 }, (_, at) => `- [${at ? ' ' : 'x'}] ${at}`).join('\n'), 'recite.tooManyOptions'],
    ]
    for (const [text, id] of refused)
      await expect(updateCard(ground, ground.student, card.id, { answer: text ?? '' })).rejects.toMatchObject({
        code: 'invalid',
        text: { id },
      })
  })

  test('is refused where nothing could be asked of it, and stays as it was', async () => {
    const ground = await layReviewGround(database())
    const { set, card } = await makeCard(ground, { kind: 'cloze', question: CLOZE })
    const refusal = { code: 'invalid' }
    await expect(updateCard(ground, ground.student, card.id, { question: 'no gap' })).rejects.toMatchObject(refusal)
    await expect(updateCard(ground, ground.student, card.id, { kind: 'basic', answer: '' })).rejects.toMatchObject(
      refusal,
    )
    const flashcards = [{ question: 'Q', answer: '', client_id: randomUUID() }]
    await expect(importCards(ground, ground.student, set.id, { flashcards })).rejects.toMatchObject(refusal)
    await expect(updateCard(ground, ground.stranger, card.id, { kind: 'typed' })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await itemsOf(ground, card.id)).map(({ isSuspended }) => isSuspended)).toEqual([false, false])
  })

  test('that is saved twice at once is there once, with each of its parts once', async () => {
    const ground = await layReviewGround(database())
    const set = await makeSet(ground, { cardCount: 1 })
    const card = { kind: 'cloze' as const, question: CLOZE, answer: '', client_id: randomUUID() }
    const [one, other] = await Promise.all([1, 2].map(() => createCard(ground, ground.student, set.id, card)))
    expect(one?.id).toBe(other?.id)
    await Promise.all(
      [CLOZE, '{{c3::x}}', CLOZE].map((question) => updateCard(ground, ground.student, one?.id ?? 0, { question })),
    )
    const parts = (await itemsOf(ground, one?.id ?? 0)).map(({ part }) => part)
    expect(new Set(parts).size).toBe(parts.length)
    await deleteCard(ground, ground.student, one?.id ?? 0)
    expect(await itemsOf(ground, one?.id ?? 0)).toEqual([])
  })

  test('keeps its tags, and a set its kinds in the order of its file', async () => {
    const ground = await layReviewGround(database())
    const { set, card } = await makeCard(ground, { tags: ['Biology', '細胞'] })
    expect(card.tags).toEqual(['Biology', '細胞'])
    const changed = await updateCard(ground, ground.student, card.id, { tags: [] })
    expect(changed).toMatchObject({ tags: [], question: 'Q', kind: 'basic' })
    const flashcards = (['typed', 'reversed'] as const).map((kind) => ({
      kind,
      question: kind,
      answer: 'A',
      client_id: randomUUID(),
    }))
    const after = await importCards(ground, ground.student, set.id, { flashcards })
    expect(after.flashcards.map(({ kind }) => kind)).toEqual(['basic', 'basic', 'typed', 'reversed'])
  })

  test('is asked whole on the clock, and the answer is that of each part that was asked', async () => {
    const ground = await layReviewGround(database())
    const set = await makeSet(ground, { cardCount: 1 })
    const cloze = await createCard(ground, ground.student, set.id, { kind: 'cloze', question: CLOZE, answer: '' })
    const reversed = await createCard(ground, ground.student, set.id, { kind: 'reversed', question: 'Q', answer: 'A' })
    const session = await startStudy(ground, ground.student, set.id)
    expect(cardAt(session, 1)).toMatchObject({ front: '[city] is the capital of […]' })
    for (const { id } of [cloze, reversed])
      await answerCard(ground, ground.student, session.session_id, { flashcard_id: id, is_correct: true })
    expect((await itemsOf(ground, cloze.id)).map(({ reps }) => reps)).toEqual([1, 1])
    expect((await itemsOf(ground, reversed.id)).map(({ reps }) => reps)).toEqual([1, 0])
  })
})
