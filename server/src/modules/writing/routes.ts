import { writingEndpoints } from '@lectern/contract/writing'
import { routes } from '../../http/routes.ts'
import { deleteEssay } from './delete-essay.ts'
import { getEssay } from './get-essay.ts'
import { gradeEssay } from './grade-essay.ts'
import { dismissGrading } from './gradings/dismiss-grading.ts'
import { getGrading, listGradings } from './gradings/list-gradings.ts'
import { listDrafts } from './list-drafts.ts'
import { listEssays } from './list-essays.ts'
import { getUnsent, keepUnsent } from './unsent/keep-unsent.ts'

export const writingRoutes = routes(writingEndpoints, (services) => ({
  grade: ({ form }, { caller, signal, idempotencyKey, language }) =>
    gradeEssay(services, caller.student, form, { signal, idempotencyKey, language }),
  getUnsent: (_, { caller }) => getUnsent(services, caller.student),
  keepUnsent: ({ body }, { caller }) => keepUnsent(services, caller.student, body),
  listGradings: (_, { caller, language }) => listGradings(services, caller.student, language),
  getGrading: ({ params }, { caller, language }) => getGrading(services, caller.student, params.id, language),
  dismissGrading: ({ params }, { caller }) => dismissGrading(services, caller.student, params.id),
  listEssays: ({ query }, { caller }) => listEssays(services, caller.student, query),
  getEssay: ({ params }, { caller, language }) => getEssay(services, caller.student, params.id, language),
  listDrafts: ({ params }, { caller }) => listDrafts(services, caller.student, params.id),
  deleteEssay: ({ params }, { caller }) => deleteEssay(services, caller.student, params.id),
}))
