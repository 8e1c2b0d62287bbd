import type { Transaction } from '../../platform/database/database.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import type { Services } from '../../services.ts'
import { fileJob } from './file-job.ts'

/** Longer than a request, or a job's attempt, may take: what one that died has left is looked for only then. */
const LEFT_BEHIND_SECONDS = 3600

/**
 * Keeps a file of the student's, from its path or its bytes, together with a job that removes it should this process die
 * before a row refers to it.
 */
export async function keepFile(
  { database, files, queue }: Pick<Services, 'database' | 'files' | 'queue'>,
  student: { id: number },
  content: string | Uint8Array,
): Promise<string> {
  const fileKey = newFileKey(student.id)
  const later = { startAfterSeconds: LEFT_BEHIND_SECONDS }
  await database.transaction((tx) => queue.enqueue(tx, fileJob, { fileKey }, later))
  await files.put(fileKey, typeof content === 'string' ? content : oneChunk(content))
  return fileKey
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}

/** Removes a file once `tx` has committed, unless something still refers to it. */
export async function discardFile(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  fileKey: string | null,
): Promise<void> {
  if (fileKey !== null) await queue.enqueue(tx, fileJob, { fileKey })
}
