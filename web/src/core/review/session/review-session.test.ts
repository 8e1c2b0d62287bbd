import { ApiError } from '@lectern/contract/api-error'
import type { QueuedItem } from '@lectern/contract/review/shapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../../lib/language.ts'
import { Outbox } from '../../../lib/storage/outbox.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import type { QueuedDeed } from '../outbox.ts'
import type { FetchedQueue } from './review-queue.ts'
import { ReviewSession } from './review-session.ts'

const HANDED_OUT = '2026-11-22T10:00:00.000Z'
const item = (id: number, about: Partial<QueuedItem> = {}) =>
  ({
    id,
    source_id: 100 + id,
    question: `Question ${id}`,
    answer: `Answer ${id}`,
    note: { kind: 'basic', question: `Question ${id}`, answer: `Answer ${id}`, part: 0, tags: [] },
    flag: 0,
    stage: 'new',
    ...about,
  }) as QueuedItem
const fetched = (ids: number[], about: Partial<QueuedItem> = {}): FetchedQueue => ({
  handed_out_at: HANDED_OUT,
  due_count: 0,
  new_count: ids.length,
  backlog_count: 0,
  next_due_at: null,
  items: ids.map((id) => item(id, about)),
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** A session over an outbox whose entries go to `send`. */
async function lay({
  queues = [[1, 2, 3, 4, 5]],
  send = async (_: QueuedDeed) => true,
  isTaken = true,
  about = {},
} = {}) {
  const sent: QueuedDeed[] = []
  const outbox = new Outbox<QueuedDeed>({
    prefix: 'test.',
    keyOf: ({ clientId }) => clientId,
    send: async (deed) => {
      const isSettled = await send(deed)
      if (isSettled) sent.push(deed)
      return isSettled
    },
  })
  const saveEdit = vi.fn(async (_: number, edit: object) => {
    if (!isTaken) throw ApiError.network(new Error('down'))
    return { question: 'As the server keeps it', answer: 'Answer', ...edit }
  })
  const left = [...queues]
  const fetchQueue = vi.fn(async () => fetched(left.shift() ?? [], about))
  const sayWrong = vi.fn(async () => {
    if (!isTaken) throw ApiError.network(new Error('down'))
    return 1
  })
  const session = new ReviewSession({ student: 'mei@school.test', outbox, fetchQueue, saveEdit, sayWrong })
  await session.fetch()
  const shown = () => session.state.get().queue?.items[0]
  return { session, outbox, sent, shown, saveEdit, sayWrong, fetchQueue }
}

test('an answer goes to the outbox with its time and when its card was handed out, and the next card is shown', async () => {
  const { session, sent, shown } = await lay()
  session.grade(3)
  expect(shown()?.id, 'a card that lies face down takes no answer').toBe(1)
  session.reveal()
  session.grade(1)
  expect(shown()?.id).toBe(2)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([
    { kind: 'answer', itemId: 1, grade: 1, handedOutAt: HANDED_OUT, student: 'mei@school.test' },
  ])
  expect(session.state.get()).toMatchObject({ isRevealed: false, tally: { right: 0, missed: 1 } })
})

test.each([
  ['is said to be set aside at the eighth time in reviews', { leech_lapse_count: 7, lapse_count: 7 }, 8],
  ['is said to be set aside again at the twelfth', { leech_lapse_count: 11, lapse_count: 30 }, 12],
  ['is not for times that were elsewhere', { leech_lapse_count: 1, lapse_count: 7 }, null],
])('a card that is forgotten %s', async (_, counts, times) => {
  const toastInfo = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
  const { session } = await lay({ about: { kind: 'card', stage: 'review', ...counts } })
  session.reveal()
  session.grade(1)
  expect(toastInfo.mock.calls).toEqual(times === null ? [] : [[say('review.becameLeech', { count: times }), 'session']])
})

test('cards that are put off, set aside or flagged are told by the outbox as well', async () => {
  const { session, sent, shown } = await lay()
  session.toggleFlag()
  expect(shown()?.flag).toBe(1)
  session.toggleFlag()
  session.bury()
  session.suspend()
  expect(shown()?.id).toBe(3)
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  expect(sent).toMatchObject([
    { kind: 'change', itemId: 1, change: { flag: 1 } },
    { kind: 'change', itemId: 1, change: { flag: 0 } },
    { kind: 'change', itemId: 1, change: { is_buried: true } },
    { kind: 'change', itemId: 2, change: { is_suspended: true } },
  ])
})

test('undoing tells the server of what it was told, and withdraws what it was not', async () => {
  let isOnline = true
  const { session, outbox, sent, shown } = await lay({ send: async () => isOnline })
  session.reveal()
  session.grade(3)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  isOnline = false
  for (const _ of [2, 3]) {
    session.reveal()
    session.grade(4)
  }
  // The first of them may have arrived already; the second was never tried.
  expect(outbox.waiting.get().map(({ itemId }) => itemId)).toEqual([2, 3])
  session.undo()
  expect(shown()?.id).toBe(3)
  expect(outbox.waiting.get().map(({ itemId }) => itemId)).toEqual([2])
  session.undo()
  session.undo()
  expect(shown()?.id).toBe(1)
  expect(session.state.get().tally).toEqual({ right: 0, missed: 0 })
  isOnline = true
  outbox.tryNow()
  await outbox.settled()
  expect(sent.map(({ kind, itemId }) => [kind, itemId])).toEqual([
    ['answer', 1],
    ['answer', 2],
    ['undo', 2],
    ['undo', 1],
  ])
  expect(sent[2]).toMatchObject({ undoes: sent[1]?.clientId })
})

test('undoing takes back the latest step, whatever it was: an answer, an edit, a flag', async () => {
  const { session, sent, shown, saveEdit } = await lay()
  session.toggleFlag()
  session.reveal()
  await session.edit({ question: 'Better?' })
  session.grade(3)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  session.undo()
  expect(shown()).toMatchObject({ id: 1, question: 'Better?', flag: 1 })
  session.reveal()
  session.undo()
  expect(shown()).toMatchObject({ id: 1, question: 'Question 1', flag: 1 })
  expect(session.state.get().isRevealed, 'the card lies as it lay').toBe(true)
  session.undo()
  expect(shown()).toMatchObject({ id: 1, question: 'Question 1', flag: 0 })
  await vi.waitFor(() => expect(sent).toHaveLength(5))
  const before = { kind: 'basic', question: 'Question 1', answer: 'Answer 1' }
  expect(saveEdit.mock.calls).toEqual([[101, { question: 'Better?' }]])
  expect(sent.slice(2)).toMatchObject([
    { kind: 'undo', undoes: sent[1]?.clientId },
    { kind: 'edit', cardId: 101, edit: before },
    { kind: 'undo', undoes: sent[0]?.clientId },
  ])
  const toastInfo = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
  session.undo()
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(say('review.nothingToUndo'), 'session')
})

test('an edit that waits for the network is taken back before it is sent', async () => {
  const { session, outbox, shown } = await lay({ isTaken: false, send: async () => false })
  session.toggleFlag()
  await session.edit({ question: 'Better?' })
  session.undo()
  expect(shown()).toMatchObject({ question: 'Question 1', flag: 1 })
  expect(outbox.waiting.get()).toMatchObject([{ kind: 'change', change: { flag: 1 } }])
})

test('an edit is kept at once, and later where there is no network, in the order in which they were made', async () => {
  const online = await lay()
  await online.session.edit({ question: 'Better?' })
  expect(online.shown()?.question).toBe('Better?')
  expect(online.outbox.waiting.get()).toEqual([])

  const away = await lay({ isTaken: false, send: async () => false })
  await away.session.edit({ question: 'Better?' })
  await away.session.edit({ answer: 'Yes' })
  expect(away.shown()).toMatchObject({ question: 'Better?', answer: 'Yes' })
  expect(away.saveEdit).toHaveBeenCalledOnce()
  expect(away.outbox.waiting.get()).toMatchObject([
    { kind: 'edit', cardId: 101, edit: { question: 'Better?' } },
    { kind: 'edit', cardId: 101, edit: { answer: 'Yes' } },
  ])
})

test('a card with other options is shown with them, and with why the right one is right', async () => {
  const answer = '- [ ] Atoms\n- [x] Cells\n\nAll that lives is.'
  const note = { kind: 'choice', question: 'Of what?', answer, part: 0, tags: [] } as const
  const { session, shown } = await lay({ about: { note, mode: 'choice', review_count: 0 } as object })
  await session.edit({ kind: 'choice', question: 'Of what?', answer: answer.replace('Atoms', 'Air') })
  expect(shown()).toMatchObject({
    ...{ question: 'Of what?', answer: 'Cells', options: ['Air', 'Cells'], explanation: 'All that lives is.' },
  })
})

test('more cards are asked for once what was done has arrived, before the last one is seen', async () => {
  const { session, fetchQueue, shown } = await lay({
    queues: [
      [1, 2, 3, 4],
      [2, 3, 4, 5],
    ],
  })
  session.reveal()
  session.grade(3)
  await vi.waitFor(() => expect(fetchQueue).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(session.state.get().queue?.items.map(({ id }) => id)).toEqual([2, 3, 4, 5]))
  expect(shown()?.id).toBe(2)
})

test('a card that was missed while the server looked is asked for again before anything is said to be over', async () => {
  const { session, shown, fetchQueue } = await lay({ queues: [[1], [], [1]] })
  // More are asked for with the first card on the screen, and come once it was missed.
  const looking = session.fetch()
  session.reveal()
  session.grade(1)
  await looking
  expect(shown()?.id).toBe(1)
  expect(session.state.get().phase).toBe('reviewing')
  session.reveal()
  session.grade(4)
  await vi.waitFor(() => expect(session.state.get().phase).toBe('finished'))
  expect(fetchQueue).toHaveBeenCalledTimes(4)
})

test('a card that is said to be wrong goes with its other side, and nothing of it can be undone; another one stays', async () => {
  const { session, shown, sayWrong, fetchQueue } = await lay({
    queues: [
      [1, 2, 3, 4, 5, 6],
      [4, 5, 6],
    ],
  })
  const twoSided = session.state.get().queue?.items.map((one) => (one.id === 2 ? { ...one, source_id: 103 } : one))
  session.state.update((state) => ({ ...state, queue: state.queue && { ...state.queue, items: twoSided ?? [] } }))
  session.reveal()
  session.grade(3)
  session.reveal()
  session.toggleFlag()
  expect(await session.sayWrong('unclear')).toBe(1)
  expect(sayWrong).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2, source_id: 103 }), 'unclear')
  const { queue, done, isRevealed } = session.state.get()
  expect(queue).toMatchObject({ items: [{ id: 4 }, { id: 5 }, { id: 6 }], leftCount: 3 })
  expect({ isRevealed, done: done.map(({ card }) => card.id) }).toEqual({ isRevealed: false, done: [1] })
  expect(shown()?.id).toBe(4)
  expect(fetchQueue, 'few are left at hand').toHaveBeenCalledTimes(2)
})

test('a card stays where nobody could take that it is wrong', async () => {
  const { session, shown } = await lay({ isTaken: false })
  await expect(session.sayWrong('wrong')).rejects.toBeInstanceOf(ApiError)
  expect(shown()?.id).toBe(1)
})
