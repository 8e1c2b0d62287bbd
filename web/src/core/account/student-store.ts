import { createStore, type Store } from '../../lib/store.ts'
import { accountSession } from './use-account.ts'

const OWNER_KEY = 'lectern.student'
const WORK_PREFIX = 'lectern.work.'
const WRITE_PAUSE_MS = 400

const forgetters = new Set<() => void>()

/**
 * A store of one student's unfinished work. It outlives the screen, and is forgotten when that student signs out or
 * another one signs in; a session that merely ended keeps it (requirements/accounts.md#ended-session).
 */
export function createStudentStore<State>(initial: State): Store<State> {
  const store = createStore(initial)
  forgetters.add(() => store.set(initial))
  return store
}

/** A store that this tab's session storage keeps as well, so that a reload finds it. `State` must survive JSON. */
export function createSavedStudentStore<State>(name: string, initial: State): Store<State> {
  const key = WORK_PREFIX + name
  const store = createStore<State>((readSession(key) as State | null) ?? initial)
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    writeSession(key, store.get() === initial ? null : store.get())
  }
  // Material may hold 100,000 words: it is written when the student pauses, and when the page goes.
  store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(write, WRITE_PAUSE_MS)
  })
  window.addEventListener('pagehide', () => timer && write())
  forgetters.add(() => {
    store.set(initial)
    write()
  })
  return store
}

let student: string | null = null

function followStudent(): void {
  const next = accountSession.getState().user?.email ?? null
  if (next === student) return
  const hasSignedOut = student !== null
  const isAnother = next !== null && readSession(OWNER_KEY) !== next
  if (hasSignedOut || isAnother) forgetWork()
  if (hasSignedOut || next !== null) writeSession(OWNER_KEY, next)
  student = next
}

function forgetWork(): void {
  for (const forget of forgetters) forget()
  // Also what modules that are not loaded have kept.
  for (const key of sessionKeys()) if (key.startsWith(WORK_PREFIX)) writeSession(key, null)
}

function sessionKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A closed or full storage costs a reload its memory, nothing else.
  }
}

// Before any store is made: what another student left in this tab must not be read.
followStudent()
accountSession.subscribe(followStudent)
