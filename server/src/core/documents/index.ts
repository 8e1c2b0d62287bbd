import type { Module } from '../../module.ts'
import { exportMaterials } from './export-materials.ts'
import { isFileNeeded, sumMaterialBytes } from './material-store.ts'
import { materialsRoutes } from './materials/routes.ts'
import { documentsRoutes } from './routes.ts'

/** Owns documents: reading the text of what students upload, and keeping it as material for any module. */
export const documents: Module = {
  id: 'documents',
  routes: [documentsRoutes, materialsRoutes],
  needsFile: isFileNeeded,
  exportStudent: exportMaterials,
  storageBytes: sumMaterialBytes,
}
