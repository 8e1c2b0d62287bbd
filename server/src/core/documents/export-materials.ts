import { endingOfType } from '@lectern/domain/materials/material'
import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { entryOf } from '../archives/entry-of.ts'
import { requireMaterial } from './material-store.ts'
import { listMaterialFiles } from './materials/listing-store.ts'
import { presentMaterial } from './present-material.ts'

/** Every material with its text, and its file where it has one beside. */
export async function* exportMaterials(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  for (const { id, fileKey, contentType } of await listMaterialFiles(queries, student.id)) {
    yield* entryOf(`materials/material-${id}.json`, async () =>
      withShelf(await requireMaterial(queries, student.id, id)),
    )
    if (fileKey !== null)
      yield* entryOf(
        `materials/material-${id}${endingOfType(contentType)}`,
        async () => (await files.open(fileKey)).stream,
      )
  }
}

const withShelf = (material: Awaited<ReturnType<typeof requireMaterial>>) => ({
  ...presentMaterial(material),
  folder: material.folder,
  tags: material.tags,
  ...(material.outline && { outline: material.outline }),
})
