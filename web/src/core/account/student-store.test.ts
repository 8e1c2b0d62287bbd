import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, signInMei } from './signed-in-ground.tsx'
import { createDraftStore, createSavedStudentStore, createStudentStore } from './student-store.ts'
import { accountSession } from './use-account.ts'

let server: ReturnType<typeof fakeServer>
const signIn = (email: string) => signInMei(server, { email })

beforeEach(async () => {
  vi.useFakeTimers()
  server = fakeServer({})
  await signIn('mei@example.hk')
})

afterEach(async () => {
  await accountSession.logout()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

test('unfinished work is forgotten when its student signs out', async () => {
  const inMemory = createStudentStore<string | null>(null)
  const saved = createSavedStudentStore('test.sign-out', { content: '' })
  inMemory.set('a run')
  saved.set({ content: 'An essay' })
  await vi.advanceTimersByTimeAsync(400)
  expect(sessionStorage.getItem('lectern.work.test.sign-out')).toBe('{"content":"An essay"}')

  await accountSession.logout()
  expect(sessionStorage.getItem('lectern.student')).toBeNull()
  expect(inMemory.get()).toBeNull()
  expect(saved.get()).toEqual({ content: '' })
  await vi.advanceTimersByTimeAsync(400)
  expect(sessionStorage.getItem('lectern.work.test.sign-out')).toBeNull()
})

test('another student finds nothing, also of modules that were not loaded', async () => {
  const store = createStudentStore<string | null>(null)
  store.set('a run')
  sessionStorage.setItem('lectern.work.unloaded', '"a draft"')
  await signIn('other@example.hk')
  expect(store.get()).toBeNull()
  expect(sessionStorage.getItem('lectern.work.unloaded')).toBeNull()
})

test('the same student signing in again after the session ended keeps it', async () => {
  const store = createStudentStore<string | null>(null)
  store.set('a run')
  await signIn('mei@example.hk')
  expect(store.get()).toBe('a run')
})

test('saved work is found again after a reload', () => {
  sessionStorage.setItem('lectern.work.test.reload', '{"content":"An essay"}')
  expect(createSavedStudentStore('test.reload', { content: '' }).get()).toEqual({ content: 'An essay' })
})

test('what was typed in the last moment is written as the page goes', () => {
  const store = createSavedStudentStore('test.pagehide', { content: '' })
  store.set({ content: 'An essay' })
  expect(sessionStorage.getItem('lectern.work.test.pagehide')).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('lectern.work.test.pagehide')).toBe('{"content":"An essay"}')
})

test('a store whose kept value is damaged begins anew', () => {
  sessionStorage.setItem('lectern.work.test.damaged', '{"content":')
  expect(createSavedStudentStore('test.damaged', { content: '' }).get()).toEqual({ content: '' })
})

const EMPTY = { content: '' }
const paused = () => vi.advanceTimersByTimeAsync(400)

test('a tab that is opened later begins with the draft that its browser keeps, until that was sent', async () => {
  const store = createDraftStore('test.later', EMPTY)
  store.set({ content: 'An essay' })
  await paused()
  // Another tab has a session storage of its own.
  sessionStorage.removeItem('lectern.work.test.later')
  expect(createDraftStore('test.later', EMPTY).get()).toEqual({ content: 'An essay' })
  store.set(EMPTY)
  await paused()
  expect(createDraftStore('test.later', EMPTY).get()).toBe(EMPTY)
})

test('a tab goes on with what was typed in it, whatever was typed in another one since', async () => {
  const store = createDraftStore('test.two', EMPTY)
  store.set({ content: 'Mine' })
  await paused()
  localStorage.setItem('lectern.draft.test.two', '{"owner":"mei@example.hk","state":{"content":"Theirs"}}')
  expect(createDraftStore('test.two', EMPTY).get()).toEqual({ content: 'Mine' })
})

test('a draft is its student’s alone, and found by them once it is known who is here', async () => {
  localStorage.setItem('lectern.draft.test.other', '{"owner":"other@example.hk","state":{"content":"Theirs"}}')
  const store = createDraftStore('test.other', EMPTY)
  expect(store.get()).toBe(EMPTY)
  await signIn('other@example.hk')
  expect(store.get()).toEqual({ content: 'Theirs' })
  expect(localStorage.getItem('lectern.draft.test.other')).not.toBeNull()
  await signIn('mei@example.hk')
  expect([store.get(), localStorage.getItem('lectern.draft.test.other')]).toEqual([EMPTY, null])
})

test('drafts go from the browser as their student signs out, those of modules that are not loaded too', async () => {
  const store = createDraftStore('test.leaving', EMPTY)
  store.set({ content: 'An essay' })
  await paused()
  localStorage.setItem('lectern.draft.unloaded', '{"owner":"mei@example.hk","state":"a draft"}')
  await accountSession.logout()
  await paused()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('lectern.draft.'))).toEqual([])
  expect(store.get()).toBe(EMPTY)
})

test('a tab that was signed out in another one keeps what was typed, and the browser keeps no more of it', async () => {
  const stop = accountSession.start()
  const store = createDraftStore('test.signed-out', EMPTY)
  store.set({ content: 'An essay' })
  await paused()
  // The other tab has taken it away.
  localStorage.removeItem('lectern.draft.test.signed-out')
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed_out', newValue: '1' }))
  expect(accountSession.getState().isSignedOut).toBe(true)
  store.set({ content: 'An essay, longer' })
  await paused()
  expect(store.get()).toEqual({ content: 'An essay, longer' })
  expect(sessionStorage.getItem('lectern.work.test.signed-out')).toBe('{"content":"An essay, longer"}')
  expect(localStorage.getItem('lectern.draft.test.signed-out')).toBeNull()
  stop()
})

test('a draft beyond what a browser has room for stays in its tab', async () => {
  const store = createDraftStore('test.long', EMPTY)
  store.set({ content: 'Short' })
  await paused()
  store.set({ content: 'x'.repeat(500_000) })
  await paused()
  expect(localStorage.getItem('lectern.draft.test.long')).toBeNull()
  expect(sessionStorage.getItem('lectern.work.test.long')).toHaveLength(500_014)
})
