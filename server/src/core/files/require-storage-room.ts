import { STORAGE_FULL } from '@lectern/domain/documents'
import { MEGABYTE } from '@lectern/domain/prices'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { countStoredBytes } from './read-storage.ts'

/**
 * Makes sure that the student may store so many bytes more (requirements/files.md#storage). Others who store for the
 * same student wait until `tx` ends, so that together they do not go beyond the limit.
 * @throws Problem `storage_full`; `not_found` where the student is being erased
 */
export async function requireStorageRoom(
  { config, modules }: Pick<Services, 'config' | 'modules'>,
  tx: Transaction,
  student: { id: number },
  moreBytes: number,
): Promise<void> {
  if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
  const storedBytes = await countStoredBytes({ modules }, tx, student)
  if (storedBytes + moreBytes > config.storageLimitMb * MEGABYTE) throw new Problem('storage_full', STORAGE_FULL)
}
