import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, MEI } from '../../account/signed-in-ground.tsx'
import { reviewOutbox } from '../outbox.ts'
import { aheadItem, aheadOf, deedAt, forgetWaiting, memoryDatabase } from './away-ground.ts'
import { readKept, takeAlong } from './kept-cards.ts'

const memory = vi.hoisted(() => ({ current: null as unknown as ReturnType<typeof memoryDatabase> }))
vi.mock('./away-database.ts', () => ({ awayDatabaseOf: () => memory.current.database }))

const AHEAD = 'GET /api/review/ahead/'
const HANDED_OUT = '2026-12-01T10:00:00.000Z'
const deed = (clientId: string) => deedAt(clientId, HANDED_OUT, 1, { kind: 'answer', grade: 3, durationMs: 4000 })
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  memory.current = memoryDatabase()
  localStorage.clear()
  beMei()
  server = fakeServer({ [AHEAD]: aheadOf(HANDED_OUT, [aheadItem(1)]) })
})
afterEach(() => {
  forgetWaiting()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('cards that come along know of what was sent before, which is kept no longer; what another version kept is not read', async () => {
  expect(await readKept(MEI.email)).toBeNull()
  await memory.current.database.put('deeds', deed('1'))
  expect((await takeAlong(MEI.email))?.map(({ id }) => id)).toEqual([1])
  expect(await readKept(MEI.email)).toMatchObject({ ahead: { handed_out_at: HANDED_OUT }, sent: [] })
  await memory.current.database.replace('ahead', { format: 3, ahead: {} }, [])
  expect(await readKept(MEI.email)).toBeNull()
})

test('nothing comes along where an answer arrived while the server looked, or whoever asked has left', async () => {
  const ahead = aheadOf(HANDED_OUT, [aheadItem(1)])
  server.answer(AHEAD, async () => {
    await memory.current.database.put('deeds', deed('2'))
    return ahead
  })
  expect(await takeAlong(MEI.email)).toBeNull()
  expect(await readKept(MEI.email)).toBeNull()
  server.answer(AHEAD, () => {
    vi.restoreAllMocks()
    return ahead
  })
  expect(await takeAlong(MEI.email)).toBeNull()
  expect(await readKept(MEI.email)).toBeNull()
})

test('nothing is asked for while something waits to be sent', async () => {
  reviewOutbox.add(deed('3'))
  expect(await takeAlong(MEI.email)).toBeNull()
  expect(server.sent(AHEAD)).toEqual([])
})
