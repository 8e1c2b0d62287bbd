import { unfinishedEndpoints } from '@lectern/contract/work/unfinished'
import { routes } from '../../http/routes.ts'
import type { Module } from '../../module.ts'
import { listUnfinished } from './list-unfinished.ts'

/** Owns the reminder of paid work that is not at its end; the work itself is its modules'. */
export const unfinished: Module = {
  id: 'unfinished',
  routes: routes(unfinishedEndpoints, (services) => ({
    list: (_, { caller }) => listUnfinished(services, caller.student),
  })),
}
