import type { Moment } from '@lectern/domain/materials/moments'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { hasStorageRoom } from '../../files/require-storage-room.ts'
import { bytesBeside } from '../keep-material.ts'
import { fillText, hashOfText } from '../material-store.ts'

/**
 * Gives a recording of the library the text of what is said in it, and when, where it has none, and its student has room for it. The caller locks
 * rows that name materials only after this: whoever deletes a material comes from the other side.
 * @returns whether it was given
 */
export async function giveTranscript(
  tx: Transaction,
  services: Pick<Services, 'config' | 'modules'>,
  student: { id: number },
  materialId: number,
  { text, wordCount, moments = null }: { text: string; wordCount: number; moments?: readonly Moment[] | null },
): Promise<boolean> {
  if (wordCount === 0 || !(await holdStudent(tx, student.id))) return false
  const sizeBytes = Buffer.byteLength(text) + bytesBeside(moments)
  if (!(await hasStorageRoom(services, tx, student, sizeBytes))) return false
  return fillText(tx, {
    ...{ id: materialId, studentId: student.id, text, words: wordCount, moments },
    ...{ contentHash: hashOfText(text), sizeBytes },
  })
}
