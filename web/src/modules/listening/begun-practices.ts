import { type Begun, useBegun } from '../../core/begun/use-begun.ts'
import { useStore } from '../../lib/store.ts'
import { givenCount, practiceStore } from './practice.ts'

/** Practices that were begun and are not handed in, by their sets; that of this tab is the first. */
export function useBegunListening(): Begun[] {
  const practice = useStore(practiceStore)
  const done = practice ? givenCount(practice) : 0
  const { setId, title = '', count = done } = practice ?? {}
  return useBegun('listening', done > 0 ? { id: String(setId), title, done, total: count } : null)
}
