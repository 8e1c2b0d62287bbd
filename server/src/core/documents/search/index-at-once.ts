import type { Services } from '../../../services.ts'
import { indexMaterial } from './index-materials.ts'

/**
 * Makes a text searchable by the index that a material was given after it was brought. Until then, and where it fails, it is looked at as a
 * whole.
 */
export async function indexAtOnce(services: Pick<Services, 'database' | 'log'>, materialId: number): Promise<void> {
  try {
    await indexMaterial(services, materialId)
  } catch (error) {
    services.log.warn({ err: error, materialId }, 'a text could not be indexed and is looked at as a whole')
  }
}
