import { documentsEndpoints } from '@lectern/contract/documents'
import { routes } from '../../http/routes.ts'
import { deleteMaterial } from './delete-material.ts'
import { extractText } from './extract-text.ts'
import { getMaterial } from './get-material.ts'
import { listMaterials } from './list-materials.ts'

export const documentsRoutes = routes(documentsEndpoints, (services) => ({
  extract: ({ form }, { caller, signal }) => extractText(services, caller.student, form, signal),
  listMaterials: ({ query }, { caller }) => listMaterials(services, caller.student, query),
  getMaterial: ({ params }, { caller }) => getMaterial(services, caller.student, params.id),
  deleteMaterial: ({ params }, { caller }) => deleteMaterial(services, caller.student, params.id),
}))
