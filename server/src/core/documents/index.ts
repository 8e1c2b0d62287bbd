import type { Module } from '../../module.ts'
import { exportMaterials } from './export-materials.ts'
import { listNeededFiles } from './material-files.ts'
import { sumMaterialBytes } from './material-store.ts'
import { materialsRoutes } from './materials/routes.ts'
import { documentsRoutes } from './routes.ts'
import { findInLibrary } from './search/find-in-library.ts'
import { beginIndexing, indexMaterials } from './search/index-materials.ts'

const INDEX_EVERY_SECONDS = 10

/** Owns documents: reading the text of what students upload, and keeping it as material for any module. */
export const documents: Module = {
  id: 'documents',
  routes: [documentsRoutes, materialsRoutes],
  work: (services) => {
    const indexing = beginIndexing()
    services.queue.repeat('documents.index-materials', INDEX_EVERY_SECONDS, async () => {
      await indexMaterials(services, indexing)
    })
  },
  neededFiles: listNeededFiles,
  exportStudent: exportMaterials,
  storageBytes: sumMaterialBytes,
  find: findInLibrary,
}
