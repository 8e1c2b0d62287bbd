import { randomUUID } from 'node:crypto'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { getQueue } from './queue/get-queue.ts'

describeOnBothDatabases('Reviewing', (database) => {
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
      flashcard_set: { id: setId, title: 'Cells' },
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
})
