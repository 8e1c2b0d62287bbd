import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { removeFiles } from './remove-files.ts'

/**
 * Removes a kept file whose transaction seems to have failed, unless its row is stored after all: a commit whose
 * acknowledgement was lost looks like a failure. It may be under way, and keeps the student's row until it has ended. Where
 * the database cannot be asked the file stays, and a job looks at it later.
 */
export async function dropUnstored(
  services: Pick<Services, 'database' | 'files' | 'modules'>,
  student: { id: number },
  fileKey: string,
): Promise<void> {
  try {
    await services.database.transaction((tx) => holdStudent(tx, student.id))
    await removeFiles(services, [fileKey])
  } catch {
    // The failure that led here is what the caller is told.
  }
}
