import { writingEndpoints } from '@lectern/contract/writing'
import { routes } from '../../http/routes.ts'
import { deleteEssay } from './delete-essay.ts'
import { getEssay } from './get-essay.ts'
import { gradeEssay } from './grade-essay.ts'
import { listEssays } from './list-essays.ts'

export const writingRoutes = routes(writingEndpoints, (services) => ({
  grade: ({ form }, { caller, idempotencyKey }) => gradeEssay(services, caller.student, form, idempotencyKey),
  listEssays: ({ query }, { caller }) => listEssays(services, caller.student, query),
  getEssay: ({ params }, { caller }) => getEssay(services, caller.student, params.id),
  deleteEssay: ({ params }, { caller }) => deleteEssay(services, caller.student, params.id),
}))
