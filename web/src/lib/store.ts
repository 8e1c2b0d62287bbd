import { useSyncExternalStore } from 'react'

/** A value outside React: work that outlives a screen keeps its state here, and screens watch it. */
export interface Store<State> {
  get: () => State
  set: (next: State) => void
  update: (change: (state: State) => State) => void
  subscribe: (watcher: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const watchers = new Set<() => void>()
  const set = (next: State) => {
    if (Object.is(next, state)) return
    state = next
    for (const watcher of watchers) watcher()
  }
  return {
    get: () => state,
    set,
    update: (change) => set(change(state)),
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

/** The state of a store, or what `select` takes from it; a selection must be the same value as long as it has not changed. */
export function useStore<State>(store: Store<State>): State
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part
export function useStore<State, Part>(store: Store<State>, select?: (state: State) => Part) {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.get()) : store.get()))
}
