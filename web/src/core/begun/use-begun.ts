import type { BegunModule, BegunWork } from '@lectern/contract/work/begun'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../account/use-account.ts'
import { begunQuery } from './begun-query.ts'

export type Begun = Pick<BegunWork, 'id' | 'title' | 'done' | 'total'>

/** What was begun in a module: that of this tab, which knows best how far it is, then the others that the server keeps, the last changed first. */
export function useBegun(module: BegunModule, here: Begun | null): Begun[] {
  const { isAuthenticated } = useAccount()
  const { data: kept = [] } = useQuery({ ...begunQuery, enabled: isAuthenticated })
  const others = kept.filter((work) => work.module === module && work.id !== here?.id)
  return here ? [here, ...others] : others
}
