import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { entryOf } from '../archives/entry-of.ts'
import { countMaterials, listMaterialRows, requireMaterial } from './material-store.ts'
import { presentMaterial } from './present-material.ts'

/** Every material with its text; one file a material. */
export async function* exportMaterials(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const limit = await countMaterials(queries, student.id, '')
  for (const { id } of await listMaterialRows(queries, student.id, { search: '', limit, offset: 0 }))
    yield* entryOf(`materials/material-${id}.json`, async () =>
      presentMaterial(await requireMaterial(queries, student.id, id)),
    )
}
