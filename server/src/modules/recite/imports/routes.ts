import { importEndpoints } from '@lectern/contract/cards/imports'
import { routes } from '../../../http/routes.ts'
import { exportSet } from '../export/export-set.ts'
import { beginImport } from './begin-import.ts'
import { getImport, listImports } from './read-imports.ts'
import { undoImport } from './undo-import.ts'

export const importRoutes = routes(importEndpoints, (services) => ({
  begin: ({ form }, { caller }) => beginImport(services, caller.student, form),
  list: (_, { caller, language }) => listImports(services, caller.student, language),
  get: ({ params }, { caller, language }) => getImport(services, caller.student, params.id, language),
  undo: ({ params }, { caller, language }) => undoImport(services, caller.student, params.id, language),
  exportSet: ({ params, query }, { caller }) => exportSet(services, caller.student, params.id, query.format),
}))
