import { readId } from '../../../lib/address-view.ts'
import type { Practice } from './exams-api.ts'

/** What an address goes through (`/review?way=cram&set_id=`, `&material_id=`, `?way=ahead` or `?way=missed`); null where it names none. */
export function readPractice(params: URLSearchParams): Practice | null {
  const way = params.get('way')
  if (way === 'ahead' || way === 'missed') return { way }
  const [setId, materialId] = [readId(params.get('set_id')), readId(params.get('material_id'))]
  if (way !== 'cram' || (setId === null && materialId === null)) return null
  return { way, setId: setId ?? undefined, materialId: setId === null ? (materialId ?? undefined) : undefined }
}

/** The missed questions that come back. */
export const ADDRESS_OF_MISSED = '/review?way=missed'

/** All cards of a set or of a material, whenever they come back. */
export const addressOfCram = (of: { setId: number } | { materialId: number }): string =>
  'setId' in of ? `/review?way=cram&set_id=${of.setId}` : `/review?way=cram&material_id=${of.materialId}`

/** Where its cards stand. */
export function wayBackOf(practice: Practice): string {
  if (practice.way === 'ahead') return '/progress'
  if (practice.way === 'missed') return '/'
  return practice.materialId === undefined
    ? `/module/recite?view=edit&set_id=${practice.setId}`
    : `/library/${practice.materialId}`
}
