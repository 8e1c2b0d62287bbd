import { planningEndpoints } from '@lectern/contract/review/planning'
import { routes } from '../../http/routes.ts'
import { setAdapting } from './fit/set-adapting.ts'
import { getWorkload } from './planning/get-workload.ts'

export const planningRoutes = routes(planningEndpoints, (services) => ({
  setAdapting: ({ body }, { caller }) => setAdapting(services, caller.student, body),
  workload: (_, { caller }) => getWorkload(services, caller.student),
}))
