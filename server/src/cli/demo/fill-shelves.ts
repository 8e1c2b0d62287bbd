import { materialsEndpoints } from '@lectern/contract/materials'
import { listItems } from '../../core/documents/materials/list-items.ts'
import { putOnShelf } from '../../core/documents/materials/shelf.ts'
import type { DatedServices } from './dated-services.ts'
import { SHELF } from './material.ts'

/** Puts each material into its folder in the library, under its tags. */
export async function fillShelves({ services }: DatedServices, student: { id: number }): Promise<void> {
  const { materials } = await listItems(services, student, materialsEndpoints.list.query.parse({}), 'en')
  for (const { title, ...place } of SHELF) {
    const material = materials.find((one) => one.title.startsWith(title))
    if (!material) throw new Error(`'${title}' is not in the library`)
    const body = materialsEndpoints.putOnShelf.body.parse(place)
    await putOnShelf(services, student, material.id, body)
  }
}
