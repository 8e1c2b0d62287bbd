import { endingOfType } from '@lectern/domain/materials/material'
import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { batchesOf } from '../archives/batches.ts'
import { fileEntry } from '../archives/file-entry.ts'
import { selectMaterials, type WholeMaterialRow } from './material-store.ts'
import { listMaterialSizes } from './materials/listing-store.ts'
import { presentMaterial } from './present-material.ts'

/** Every material with its text, and its file where it has one beside. */
export async function* exportMaterials(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  for (const ids of batchesOf(await listMaterialSizes(queries, student.id)))
    for (const material of await selectMaterials(queries, student.id, ids)) {
      const path = `materials/material-${material.id}`
      yield { path: `${path}.json`, content: withShelf(material) }
      const { fileKey, contentType } = material
      if (fileKey !== null) yield* fileEntry(`${path}${endingOfType(contentType)}`, files, fileKey)
    }
}

const withShelf = (material: WholeMaterialRow) => ({
  ...presentMaterial(material),
  folder: material.folder,
  tags: material.tags,
  ...(material.outline && { outline: material.outline }),
})
