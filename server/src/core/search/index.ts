import { searchEndpoints } from '@lectern/contract/search'
import { routes } from '../../http/routes.ts'
import type { Module } from '../../module.ts'
import { searchEverything } from './search-everything.ts'

/** Owns the one search over everything; what can be found is its modules'. */
export const search: Module = {
  id: 'search',
  routes: routes(searchEndpoints, (services) => ({
    search: ({ query }, { caller }) => searchEverything(services, caller.student, query.q),
  })),
}
