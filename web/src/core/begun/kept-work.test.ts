import { ApiError } from '@lectern/contract/api-error'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import * as logging from '../../lib/log-failure.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { rememberUser } from '../account/remembered-user.ts'
import { beMei, MEI, noNetwork } from '../account/signed-in-ground.tsx'
import { accountSession } from '../account/use-account.ts'
import { type Kept, KeptWork } from './kept-work.ts'

interface Words {
  left: string
  right: string
}
type Joined = (base: Words | null, here: Words, there: Words, side?: 'here' | 'there') => Words | null

/** Each part as it was changed last; what both changed is unclear. */
const joinWords: Joined = (base, here, there, side) => {
  const parts = (['left', 'right'] as const).map((part) => {
    const before = base?.[part] ?? ''
    if (here[part] === there[part] || there[part] === before) return here[part]
    if (here[part] === before) return there[part]
    return side ? { here, there }[side][part] : null
  })
  const [left, right] = parts
  return left == null || right == null ? null : { left, right }
}

const EMPTY: Words = { left: '', right: '' }
let store: Store<Words | null>
let server: { save: Mock; load: Mock; remove: Mock }
let kept: KeptWork<Words>
let name = ''
let names = 0

beforeEach(() => {
  vi.useFakeTimers()
  beMei()
  vi.spyOn(logging, 'logFailure').mockImplementation(() => {})
  store = createStore<Words | null>(null)
  server = {
    save: vi.fn(async (_id: string, { revision }: Kept<Words>) => ({ revision: revision + 1 })),
    load: vi.fn(async () => null),
    remove: vi.fn(async () => {}),
  }
  name = `test.${names++}`
  kept = opened()
})
afterEach(() => {
  store.set(null)
  vi.useRealTimers()
})

const opened = () =>
  new KeptWork<Words>({
    name,
    store,
    read: () => {
      const content = store.get()
      return content && { id: '7', content }
    },
    write: (content) => store.set(content),
    merge: joinWords,
    ...server,
  })
const type = (part: Partial<Words>) => store.set({ ...EMPTY, ...store.get(), ...part })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const sent = () => server.save.mock.calls.map(([, { revision, content }]) => [revision, content.left, content.right])
const conflict = () => new ApiError(409, 'conflict', 'It went on elsewhere.')

test('what is changed is sent once its student pauses, and at the latest after ten seconds', async () => {
  for (let at = 1; at <= 9; at++) {
    type({ left: 'x'.repeat(at) })
    await pass(1500)
  }
  expect(sent().length).toBe(1)
  await pass(2000)
  expect(sent().at(-1)).toEqual([1, 'xxxxxxxxx', ''])
  expect(kept.isUnsaved()).toBe(false)
  await pass(60_000)
  expect(sent().length).toBe(2)
})

test('a save that does not get through is tried again, and nobody is told', async () => {
  server.save.mockImplementationOnce(async () => noNetwork())
  type({ left: 'one' })
  await pass(2000)
  expect([sent().length, kept.isUnsaved(), kept.elsewhere.get()]).toEqual([1, true, null])
  await pass(30_000)
  expect(kept.isUnsaved()).toBe(false)
  // Back on the network it is sent at once.
  server.save.mockRejectedValueOnce(ApiError.network(new TypeError()))
  type({ left: 'two' })
  await pass(2000)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(sent().at(-1)).toEqual([1, 'two', ''])
  expect(store.get()).toEqual({ left: 'two', right: '' })
})

test('what is refused for good is sent again only once it was changed', async () => {
  server.save.mockRejectedValueOnce(new ApiError(413, 'storage_full', 'Storage limit reached.'))
  type({ left: 'one' })
  await pass(120_000)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(sent()).toEqual([[0, 'one', '']])
  expect(kept.refusal.get()).toMatchObject({ code: 'storage_full' })
  type({ left: 'on' })
  await pass(2000)
  expect(sent().at(-1)).toEqual([0, 'on', ''])
  expect(kept.refusal.get()).toBeNull()
})

test('what was refused is sent as it stands when its student asks for it, and is not told of once it is given up', async () => {
  const full = new ApiError(413, 'storage_full', 'Storage limit reached.')
  server.save.mockRejectedValueOnce(full).mockRejectedValueOnce(full)
  type({ left: 'one' })
  await pass(2000)
  await kept.saveAgain()
  expect([sent().length, kept.refusal.get()?.code]).toEqual([2, 'storage_full'])
  await kept.saveAgain()
  expect([kept.isUnsaved(), kept.refusal.get()]).toEqual([false, null])
  server.save.mockRejectedValueOnce(full)
  type({ left: 'two' })
  await pass(2000)
  expect(kept.refusal.get()?.code).toBe('storage_full')
  store.set(null)
  expect(kept.refusal.get()).toBeNull()
})

test('what was changed elsewhere meanwhile is joined with what is here, and sent', async () => {
  type({ left: 'one', right: 'old' })
  await pass(2000)
  server.save.mockRejectedValueOnce(conflict())
  server.load.mockResolvedValueOnce({ revision: 5, content: { left: 'one', right: 'new' } })
  type({ left: 'two' })
  await pass(4000)
  expect(store.get()).toEqual({ left: 'two', right: 'new' })
  expect(sent().at(-1)).toEqual([5, 'two', 'new'])
  expect([kept.isUnsaved(), kept.elsewhere.get()]).toEqual([false, null])
})

test.each([
  ['there', 'theirs'],
  ['here', 'ours'],
] as const)(
  'where both say something else of the same, nothing more is sent until one is chosen: %s',
  async (side, left) => {
    type({ left: 'one' })
    await pass(2000)
    server.save.mockRejectedValueOnce(conflict())
    server.load.mockResolvedValueOnce({ revision: 5, content: { left: 'theirs', right: 'more' } })
    type({ left: 'ours' })
    await pass(2000)
    expect(kept.elsewhere.get()).toMatchObject({ kind: 'changed' })
    type({ right: '' })
    await pass(60_000)
    expect(sent().length).toBe(2)
    expect(await kept.settle(100)).toBe(false)
    kept.choose(side)
    await pass(0)
    expect(store.get()).toEqual({ left, right: 'more' })
    expect([kept.isUnsaved(), kept.elsewhere.get()]).toEqual([false, null])
    expect(sent().slice(2)).toEqual(side === 'here' ? [[5, 'ours', 'more']] : [])
  },
)

test('looking takes over what was changed elsewhere, and tells of what has ended there', async () => {
  type({ left: 'one' })
  await pass(2000)
  server.load.mockResolvedValueOnce({ revision: 2, content: { left: 'two', right: 'two' } })
  await kept.check()
  expect(store.get()).toEqual({ left: 'two', right: 'two' })
  await pass(60_000)
  expect(sent().length).toBe(1)
  server.load.mockResolvedValueOnce('ended')
  expect(await kept.settle(1000)).toBe(false)
  expect(kept.elsewhere.get()).toEqual({ id: '7', kind: 'ended' })
  // Other work is kept again.
  store.set(null)
  expect(kept.elsewhere.get()).toBeNull()
})

test('a server that does not answer holds nobody up for longer than was said', async () => {
  server.load.mockImplementation(() => new Promise(() => {}))
  type({ left: 'one' })
  const settled = kept.settle(5000)
  await pass(5000)
  expect(await settled).toBe(true)
})

test('a reload knows what the server keeps, and sends what it did not get', async () => {
  type({ left: 'one' })
  await pass(2000)
  server.save.mockRejectedValueOnce(ApiError.network(new TypeError()))
  type({ left: 'two' })
  await pass(2400)
  server.save.mockClear()
  opened()
  await pass(2000)
  expect(sent()[0]).toEqual([1, 'two', ''])
})

test('nothing is sent for who is not signed in, nor of what was given up', async () => {
  vi.spyOn(accountSession, 'getState').mockReturnValue({ ...accountSession.getState(), isAuthenticated: false })
  type({ left: 'one' })
  await pass(60_000)
  await kept.check()
  expect([sent(), server.load.mock.calls]).toEqual([[], []])
  vi.mocked(accountSession.getState).mockRestore()
  type({ left: 'two' })
  store.set(null)
  await kept.remove('7')
  await pass(60_000)
  expect([sent(), server.remove.mock.calls]).toEqual([[], [['7']]])
})

test('a page that goes sends what waits by a request that outlives it', async () => {
  type({ left: 'one' })
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(server.save.mock.calls[0]?.[2]).toMatchObject({ keepalive: true })
  type({ left: 'x'.repeat(70_000) })
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(server.save.mock.calls[1]?.[2]).not.toMatchObject({ keepalive: true })
})

test('what was kept without anybody being told of it is gone on with, and nobody is asked', async () => {
  type({ left: 'one' })
  await pass(2000)
  server.save.mockRejectedValueOnce(ApiError.network(new TypeError()))
  type({ left: 'one two' })
  await pass(2000)
  // That was kept: it is the answer that was lost.
  server.load.mockResolvedValueOnce({ revision: 2, content: { left: 'one two', right: '' } })
  type({ left: 'one two three' })
  await pass(30_000)
  expect(sent().at(-1)).toEqual([2, 'one two three', ''])
  expect([kept.isUnsaved(), kept.elsewhere.get()]).toEqual([false, null])
})

test('what a page sent as it went is known after a reload, whenever it arrives', async () => {
  type({ left: 'one' })
  await pass(2000)
  type({ left: 'one two' })
  server.save.mockReturnValueOnce(new Promise(() => {}))
  window.dispatchEvent(new Event('pagehide'))
  await pass(400)
  kept = opened()
  // It looks before that has arrived.
  server.load.mockResolvedValueOnce({ revision: 1, content: { left: 'one', right: '' } })
  await kept.check()
  server.load.mockResolvedValueOnce({ revision: 2, content: { left: 'one two', right: '' } })
  type({ left: 'one two three' })
  await pass(2000)
  expect([store.get()?.left, kept.elsewhere.get()]).toEqual(['one two three', null])
  expect(sent().at(-1)).toEqual([2, 'one two three', ''])
})

test('a look that nobody answers is repeated: after a while, and once there is a network', async () => {
  type({ left: 'one' })
  await pass(2000)
  server.load.mockImplementation(noNetwork)
  await kept.check()
  expect(server.load).toHaveBeenCalledTimes(1)
  await pass(30_000)
  expect(server.load).toHaveBeenCalledTimes(2)
  server.load.mockResolvedValueOnce({ revision: 2, content: { left: 'two', right: 'two' } })
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(store.get()).toEqual({ left: 'two', right: 'two' })
  await pass(60_000)
  expect(server.load).toHaveBeenCalledTimes(3)
})

test('a session that has ended meanwhile is no failure of what was to be kept, which is tried again', async () => {
  const signedOut = async () => Promise.reject(new ApiError(401, 'unauthenticated', 'Please log in.'))
  server.save.mockImplementationOnce(signedOut)
  server.load.mockImplementationOnce(signedOut)
  type({ left: 'one' })
  await pass(2000)
  await kept.check()
  expect(logging.logFailure).not.toHaveBeenCalled()
  await pass(30_000)
  expect([sent(), server.load.mock.calls.length]).toEqual([
    [
      [0, 'one', ''],
      [0, 'one', ''],
    ],
    2,
  ])
})

test('what a reload finds unsent is sent as soon as it is known whose it is', async () => {
  const user = vi.spyOn(accountSession, 'getState')
  user.mockReturnValue({ ...accountSession.getState(), isAuthenticated: false })
  store.set({ ...EMPTY, left: 'one' })
  opened()
  await pass(60_000)
  expect(sent()).toEqual([])
  user.mockReturnValue({ ...accountSession.getState(), isAuthenticated: true })
  accountSession.update({})
  await pass(2000)
  expect(sent()[0]).toEqual([0, 'one', ''])
})

test('nothing is sent in the name of somebody else, who has signed in in another tab', async () => {
  type({ left: 'one' })
  rememberUser({ ...MEI, email: 'wing@example.hk' })
  await pass(60_000)
  await kept.check()
  expect([sent(), server.load.mock.calls]).toEqual([[], []])
  rememberUser(MEI)
  await kept.save()
  expect(sent()).toEqual([[0, 'one', '']])
})
