import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { removeFiles } from './remove-files.ts'

/**
 * Removes kept files whose transaction seems to have failed, unless their rows are stored after all: a commit whose
 * acknowledgement was lost looks like a failure. It may be under way, and keeps the student's row until it has ended. Where
 * the database cannot be asked the files stay, and a job looks at them later.
 */
export async function dropUnstored(
  services: Pick<Services, 'database' | 'files' | 'modules'>,
  student: { id: number },
  fileKeys: readonly string[],
): Promise<void> {
  try {
    await services.database.transaction((tx) => holdStudent(tx, student.id))
    await removeFiles(services, fileKeys)
  } catch {
    // The failure that led here is what the caller is told.
  }
}
