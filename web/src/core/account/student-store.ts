import { readStored, storedKeys, writeStored } from '../../lib/storage/stored-value.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { accountSession, isSignedIn } from './use-account.ts'

const OWNER_KEY = 'lectern.student'
const WORK_PREFIX = 'lectern.work.'
const DRAFT_PREFIX = 'lectern.draft.'
const WRITE_PAUSE_MS = 400
/** A longer draft stays in its tab alone: a browser keeps about five million characters for the whole site. */
const MOST_DRAFT_CHARACTERS = 500_000

const forgetters = new Set<() => void>()
const draftTakers = new Set<() => void>()

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
export const createSavedStudentStore = <State>(name: string, initial: State): Store<State> =>
  createSavedStore(name, initial, () => {})

/**
 * A saved store of what is typed or pasted into a form. Its browser keeps it, too, so that another tab, or one that is opened later,
 * begins with it: until the form is empty again, because it was sent or kept, and until its student signs out or another one signs in.
 */
export function createDraftStore<State>(name: string, initial: State): Store<State> {
  const key = DRAFT_PREFIX + name
  const store = createSavedStore(name, initial, (state) => {
    const owner = accountSession.getState().user?.email
    // A tab that was signed out in another one keeps what is typed on; the browser does not.
    if (owner === undefined || !isSignedIn(owner)) return
    const text = state === null ? null : JSON.stringify({ owner, state })
    writeStored(key, text && text.length <= MOST_DRAFT_CHARACTERS ? text : null)
  })
  const take = () => {
    const kept = readDraft(key)
    const owner = accountSession.getState().user?.email
    if (store.get() === initial && kept !== null && kept.owner === owner) store.set(kept.state as State)
  }
  take()
  draftTakers.add(take)
  return store
}

/** @param alsoWrite writes down its state, null for the initial one, wherever else it is kept */
function createSavedStore<State>(name: string, initial: State, alsoWrite: (state: State | null) => void): Store<State> {
  const key = WORK_PREFIX + name
  const store = createStore<State>((readSession(key) as State | null) ?? initial)
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const state = store.get() === initial ? null : store.get()
    writeSession(key, state)
    return state
  }
  // Material may hold 100,000 words: it is written when the student pauses, and when the page goes.
  store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => alsoWrite(write()), WRITE_PAUSE_MS)
  })
  window.addEventListener('pagehide', () => timer && alsoWrite(write()))
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
  if (hasSignedOut || isAnother) forgetWork(next)
  if (hasSignedOut || next !== null) writeSession(OWNER_KEY, next)
  student = next
  for (const take of draftTakers) take()
}

/** Forgets all but the drafts of who comes next. */
function forgetWork(next: string | null): void {
  for (const forget of forgetters) forget()
  for (const key of storedKeys(DRAFT_PREFIX))
    if (next === null || readDraft(key)?.owner !== next) writeStored(key, null)
  // Also what modules that are not loaded have kept.
  for (const key of sessionKeys()) if (key.startsWith(WORK_PREFIX)) writeSession(key, null)
}

function readDraft(key: string): { owner: string; state: unknown } | null {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
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
