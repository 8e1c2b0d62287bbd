import { begunEndpoints } from '@lectern/contract/work/begun'
import { routes } from '../../http/routes.ts'
import type { Module } from '../../module.ts'
import { listBegun } from './list-begun.ts'

/** Owns the reminder of work that was begun and left and costs nothing yet; the work itself is its modules'. */
export const begun: Module = {
  id: 'begun',
  routes: routes(begunEndpoints, (services) => ({
    list: (_, { caller }) => listBegun(services, caller.student),
  })),
}
