import { randomUUID } from 'node:crypto'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { listeningEndpoints } from '@lectern/contract/listening'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { MAX_TYPED_CHARACTERS } from '@lectern/domain/review'
import { describe, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { deleteSet as deleteListeningSet } from '../../modules/listening/delete-set.ts'
import { LIMITS } from '../limits/limit-table.ts'
import { listEventsAfter } from './memory/event-store.ts'
import { getQueue } from './queue/get-queue.ts'

const TRANSCRIPT = [
  'The heart pumps blood through all the vessels of the human body.',
  'It beats about one hundred thousand times every day without any rest.',
  'The arteries carry blood away from the heart, and the veins carry it back.',
  'Red blood cells bring oxygen to the tissues, and white blood cells fight infections.',
  'The left ventricle has the thickest wall because it pumps blood to the whole body.',
  'Valves between the chambers keep the blood from flowing backwards.',
  'William Harvey described the circulation of the blood in 1628.',
].join(' ')

describeOnDatabase('server', 'Reviewing', (database) => {
  const app = testApp(database)

  async function withCards(cardCount = 3): Promise<{ student: TestStudent; setId: number }> {
    const student = await app.student()
    const selected_cards = Array.from({ length: cardCount }, (_, index) => ({
      question: `Question ${index + 1}`,
      answer: `Answer ${index + 1}`,
    }))
    const set = await student.client(reciteEndpoints).createSet({ body: { title: 'Cells', selected_cards } })
    return { student, setId: set.id }
  }

  const answerOf = (item_id: number, rating: 1 | 2 | 3 | 4) => ({
    item_id,
    rating,
    answered_at: app.clock.now().toISOString(),
    client_id: randomUUID(),
  })

  test('hands out new cards with what each grade would do, and brings a card back when it is due', async () => {
    const { student, setId } = await withCards()
    const review = student.client(reviewEndpoints)
    const queue = await review.queue({ query: {} })
    expect(queue).toMatchObject({ due_count: 0, new_count: 3, backlog_count: 0, next_due_at: null })
    expect(queue.items.map(({ question }) => question)).toEqual(['Question 1', 'Question 2', 'Question 3'])
    const [first, second] = queue.items
    expect(first).toMatchObject({
      kind: 'card',
      stage: 'new',
      due_at: null,
      set: { id: setId, title: 'Cells' },
      answer: 'Answer 1',
      intervals: {
        again: { unit: 'minutes', count: 1 },
        hard: { unit: 'minutes', count: 6 },
        good: { unit: 'minutes', count: 10 },
        easy: { unit: 'days', count: 8 },
      },
    })

    const easy = await review.answer({ body: answerOf(first!.id, 4) })
    expect(easy).toMatchObject({ recorded: true, wait: { unit: 'days', count: 8 }, item: { stage: 'review' } })
    const again = await review.answer({ body: answerOf(second!.id, 1) })
    expect(again).toMatchObject({ recorded: true, wait: { unit: 'minutes', count: 1 }, item: { stage: 'learning' } })
    expect((await review.queue({ query: {} })).items.map(({ question }) => question)).toEqual(['Question 3'])
    app.clock.advance(61)
    expect((await review.queue({ query: {} })).items.map(({ question }) => question)).toEqual([
      'Question 2',
      'Question 3',
    ])
    app.clock.advance(8 * 86_400)
    // Nobody stays signed in for so long.
    const later = await getQueue(app.services, student, { limit: 20 })
    expect(later.items.map(({ question }) => question)).toContain('Question 1')
  })

  test('keeps an answer once, however often it is sent', async () => {
    const { student } = await withCards()
    const review = student.client(reviewEndpoints)
    const [item] = (await review.queue({ query: {} })).items
    const body = answerOf(item!.id, 3)
    const answers = await Promise.all([1, 2, 3, 4].map(() => review.answer({ body })))
    expect(answers.map(({ recorded }) => recorded).sort()).toEqual([false, false, false, true])
    expect(new Set(answers.map(({ item: { review_count } }) => review_count))).toEqual(new Set([1]))
  })

  test('takes back one answer after the other, also when asked twice with the same id', async () => {
    const { student } = await withCards()
    const review = student.client(reviewEndpoints)
    const [one, two] = (await review.queue({ query: {} })).items
    await review.answer({ body: answerOf(one!.id, 3) })
    await review.answer({ body: answerOf(two!.id, 1) })
    const client_id = randomUUID()
    const undone = await review.undo({ body: { client_id } })
    expect(undone.item).toMatchObject({ id: two!.id, stage: 'new', due_at: null, review_count: 0 })
    expect((await review.undo({ body: { client_id } })).item.id).toBe(two!.id)
    expect((await review.undo({ body: { client_id: randomUUID() } })).item.id).toBe(one!.id)
    await expect(review.undo({ body: { client_id: randomUUID() } })).rejects.toMatchObject({ code: 'conflict' })
    expect((await review.today()).reviewed_count).toBe(0)
    expect((await review.queue({ query: {} })).new_count).toBe(3)
  })
  describe('A typed answer', () => {
    async function withTypedCard() {
      const { student, setId } = await withCards(1)
      const cards = student.client(reciteEndpoints)
      const answer = 'Plants take in carbon dioxide and water. They release oxygen into the air.'
      await cards.createCard({ params: { id: setId }, body: { question: 'What happens in photosynthesis?', answer } })
      const review = student.client(reviewEndpoints)
      await review.updateSetSettings({ params: { id: setId }, body: { is_typed: true } })
      const items = (await review.queue({ query: {} })).items
      return { student, setId, review, short: items[0]!, long: items[1]! }
    }

    test('is asked for in every card of a set whose student wishes it, until they do not', async () => {
      const { review, setId, short } = await withTypedCard()
      expect(short.mode).toBe('typed')
      expect(await review.getSetSettings({ params: { id: setId } })).toMatchObject({ is_typed: true, retention: null })
      await review.updateSetSettings({ params: { id: setId }, body: { is_typed: false } })
      expect((await review.queue({ query: {} })).items.map(({ mode }) => mode)).toEqual(['recall', 'recall'])
    })

    test('is compared by the built-in rules at no price: a missing idea is again, a slip of form is hard', async () => {
      const { student, review, setId, short, long } = await withTypedCard()
      const compare = (item_id: number, answer: string) => review.compare({ body: { item_id, answer } })
      expect(await compare(short.id, 'answer 1')).toEqual({ verdict: 'same', rating: 3, ideas: [] })
      expect(await compare(long.id, 'Plants take in water and carbon dioxide.')).toEqual({
        verdict: 'missing',
        rating: 1,
        ideas: [
          { text: 'Plants take in carbon dioxide and water', is_there: true },
          { text: 'They release oxygen into the air', is_there: false },
        ],
      })
      const slip = 'Plants take in carbon dioxyde and water. They release oxygen into the air.'
      expect(await compare(long.id, slip)).toMatchObject({ verdict: 'slip', rating: 2 })
      expect(await compare(long.id, '')).toMatchObject({ verdict: 'different', rating: 1 })
      // A gap is compared with its own words alone.
      const question = 'Energy is released in the {{c1::mitochondrion}} of {{c2::every cell}}'
      const body = { kind: 'cloze', question, answer: 'It has two membranes.' } as const
      const { id } = await student.client(reciteEndpoints).createCard({ params: { id: setId }, body })
      const gap = (await review.queue({ query: {} })).items.find(({ source_id }) => source_id === id)
      expect(await compare(gap!.id, 'Mitochondrion')).toMatchObject({ verdict: 'same', rating: 3 })
      expect(await compare(gap!.id, 'mitocondrion')).toMatchObject({ verdict: 'slip', rating: 2 })
      expect(await compare(gap!.id, 'chloroplast')).toMatchObject({ verdict: 'different', rating: 1 })
      const { credits } = await student.client(usersEndpoints).profile()
      expect(credits).toBe(0)
    })

    test('is compared for its student alone, no longer than allowed, and not without end', async () => {
      const { review, short } = await withTypedCard()
      const body = { item_id: short.id, answer: 'Answer 1' }
      await expect((await app.visitor()).client(reviewEndpoints).compare({ body })).rejects.toMatchObject({
        status: 401,
      })
      const stranger = (await app.student()).client(reviewEndpoints)
      await expect(stranger.compare({ body })).rejects.toMatchObject({ code: 'not_found' })
      const tooLong = { item_id: short.id, answer: 'x'.repeat(MAX_TYPED_CHARACTERS + 1) }
      await expect(review.compare({ body: tooLong })).rejects.toMatchObject({ code: 'invalid' })
      for (let calls = 0; calls < LIMITS.typedAnswersOfStudent.most; calls++) await review.compare({ body })
      await expect(review.compare({ body })).rejects.toMatchObject({ code: 'rate_limited' })
    })

    test('that was compared wrongly counts as its student says, and is kept as an error of the marking', async () => {
      const { student, review, short } = await withTypedCard()
      const marking_error = { typed: 'what the card says', rating: 1 as const }
      const body = { ...answerOf(short.id, 3), marking_error }
      expect(await review.answer({ body })).toMatchObject({ item: { review_count: 1, lapse_count: 0 } })
      await review.answer({ body })
      const events = await listEventsAfter(app.services.database.queries, student.id, 0, 100)
      const kept = events.flatMap(({ detail }) => (detail && 'markingError' in detail ? [detail] : []))
      expect(kept).toEqual([{ markingError: marking_error }])
    })
  })

  test('a question that was missed in listening comes back the day after, with the sentence that decides it', async () => {
    const student = await app.student(100)
    const listening = student.client(listeningEndpoints)
    const { set } = await listening.questionTranscript({ body: { title: 'The heart', text: TRANSCRIPT } })
    const answers = Object.fromEntries(set.questions.map(({ id }) => [String(id), 'no idea at all']))
    const body = { answers, client_id: randomUUID() }
    const scores = await Promise.all([1, 2, 3].map(() => listening.submit({ params: { id: set.id }, body })))
    const missed = scores[0]!.results.filter(({ is_correct, is_checked }) => is_checked && !is_correct)
    expect(missed.length).toBeGreaterThan(0)
    expect((await getQueue(app.services, student, { limit: 100 })).items).toEqual([])
    app.clock.advance(86_400)
    const { items } = await getQueue(app.services, student, { limit: 100 })
    expect(items.map(({ source_id }) => source_id)).toEqual(missed.map(({ id }) => id).toSorted((a, b) => a - b))
    for (const {
      kind,
      set: { title },
      source,
      answer,
    } of items) {
      expect([kind, title]).toEqual(['listening', 'The heart'])
      expect(source).not.toBeNull()
      expect(answer).not.toBe('')
    }
    await deleteListeningSet(app.services, student, set.id)
    expect((await getQueue(app.services, student, { limit: 100 })).items).toEqual([])
  })
})
