import { materialsEndpoints } from '@lectern/contract/materials'
import { routes } from '../../../http/routes.ts'
import { deleteMaterial } from '../delete-material.ts'
import { getLayer, getPicture } from '../pages/show-page.ts'
import { bringMaterial } from './bring-material.ts'
import { findPlaces } from './find-places.ts'
import { getFile } from './get-file.ts'
import { getItem, getPage, renameItem } from './get-item.ts'
import { listItems } from './list-items.ts'
import { changeFolder, putOnShelf, readShelf } from './shelf.ts'

export const materialsRoutes = routes(materialsEndpoints, (services) => ({
  list: ({ query }, { caller, language }) => listItems(services, caller.student, query, language),
  create: ({ form }, { caller, signal }) => bringMaterial(services, caller.student, form, signal),
  shelf: (_input, { caller, language }) => readShelf(services.database.queries, caller.student, language),
  changeFolder: ({ body }, { caller, language }) => changeFolder(services, caller.student, body, language),
  get: ({ params }, { caller }) => getItem(services, caller.student, params.id),
  rename: ({ params, body }, { caller }) => renameItem(services, caller.student, params.id, body.title),
  putOnShelf: ({ params, body }, { caller }) => putOnShelf(services, caller.student, params.id, body),
  delete: ({ params }, { caller }) => deleteMaterial(services, caller.student, params.id),
  getFile: ({ params }, { caller, header }) => getFile(services, caller.student, params.id, header('range')),
  getPage: ({ params }, { caller }) => getPage(services, caller.student, params),
  getPicture: ({ params }, { caller, signal, header }) =>
    getPicture(services, { student: caller.student, signal }, params, header('if-none-match')),
  getLayer: ({ params }, { caller, signal }) => getLayer(services, { student: caller.student, signal }, params),
  findPlaces: ({ params, body }, { caller, signal }) =>
    findPlaces(services, caller.student, params.id, body.passages, signal),
}))
