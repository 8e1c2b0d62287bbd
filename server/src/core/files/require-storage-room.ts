import { STORAGE_FULL } from '@lectern/domain/documents'
import { MEGABYTE } from '@lectern/domain/prices'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { countStoredBytes } from './read-storage.ts'

type Parts = Pick<Services, 'modules'> & { config: Pick<Services['config'], 'storageLimitMb'> }

/**
 * Makes sure that the student may store so many bytes more (requirements/files.md#storage). Others who store for the
 * same student wait until `tx` ends, so that together they do not go beyond the limit.
 * @throws Problem `storage_full`; `not_found` where the student is being erased
 */
export async function requireStorageRoom(
  parts: Parts,
  tx: Transaction,
  student: { id: number },
  moreBytes: number,
): Promise<void> {
  if (!(await hasStorageRoom(parts, tx, student, moreBytes))) throw new Problem('storage_full', STORAGE_FULL)
}

/** Whether the student may store so many bytes more; the same holds for those who wait. @throws Problem `not_found` */
export async function hasStorageRoom(
  { config, modules }: Parts,
  tx: Transaction,
  student: { id: number },
  moreBytes: number,
): Promise<boolean> {
  if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
  const storedBytes = await countStoredBytes({ modules }, tx, student)
  return storedBytes + moreBytes <= config.storageLimitMb * MEGABYTE
}
