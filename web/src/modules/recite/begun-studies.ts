import { type Begun, useBegun } from '../../core/begun/use-begun.ts'
import { useStore } from '../../lib/store.ts'
import { leftStudiesStore } from './left-studies.ts'

/** Studies whose time still runs, by their sessions. */
export function useBegunStudies(): Begun[] {
  const left = useStore(leftStudiesStore)
  return useBegun('recite', null).filter(({ id }) => !left.includes(Number(id)))
}
