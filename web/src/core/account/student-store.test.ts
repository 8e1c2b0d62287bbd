import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, signInMei } from './signed-in-ground.tsx'
import { createSavedStudentStore, createStudentStore } from './student-store.ts'
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
