import type { MaterialSource } from '@lectern/domain/documents'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { hasStorageRoom } from '../../files/require-storage-room.ts'
import { adoptText } from '../keep-material.ts'
import { readTyped, type TypedText } from './read-typed.ts'

/** What making materials of typed texts stands on. */
export type TypedServices = Pick<Services, 'clock' | 'modules'> & {
  config: Pick<Services['config'], 'storageLimitMb'>
}

/**
 * Makes a material of a text that was typed, in the transaction that keeps what was made of it; the same text is the same
 * material. The caller does not count the text elsewhere from then on.
 * @returns the material; null where the text is none (`readTyped`), or the student is gone or has no room for it
 */
export async function adoptTyped(
  tx: Transaction,
  services: TypedServices,
  student: { id: number },
  typed: TypedText,
  sourceModule: MaterialSource,
): Promise<number | null> {
  const document = readTyped(typed)
  if (!document || !(await holdStudent(tx, student.id))) return null
  const { createdAt = services.clock.now(), countedBytes = 0 } = typed
  return adoptText(tx, services, student, { ...document, createdAt }, sourceModule, (sizeBytes) =>
    hasStorageRoom(services, tx, student, sizeBytes - countedBytes),
  )
}
