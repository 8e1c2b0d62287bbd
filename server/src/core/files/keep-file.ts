import type { Transaction } from '../../platform/database/database.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import type { Services } from '../../services.ts'
import { filesJob } from './file-job.ts'

/** Longer than a request, or a job's attempt, may take: what one that died has left is looked for only then. */
const LEFT_BEHIND_SECONDS = 3600
/** Each waits for its disk. */
const FILES_AT_ONCE = 8
/** A job removes so many at most. */
const FILES_A_JOB = 500

/**
 * Keeps a file of the student's, from its path or its bytes, together with a job that removes it should this process die
 * before a row refers to it.
 */
export async function keepFile(
  { database, files, queue }: Pick<Services, 'database' | 'files' | 'queue'>,
  student: { id: number },
  content: string | Uint8Array,
): Promise<string> {
  const [fileKey] = await keepFiles({ database, files, queue }, student, [content])
  if (fileKey === undefined) throw new Error('One file gives one key')
  return fileKey
}

/** Keeps several, in their order; when it rejects, some of them may be there until their job looks for them. */
export async function keepFiles(
  { database, files, queue }: Pick<Services, 'database' | 'files' | 'queue'>,
  student: { id: number },
  contents: readonly (string | Uint8Array)[],
): Promise<string[]> {
  const kept = contents.map((content) => ({ content, fileKey: newFileKey(student.id) }))
  const fileKeys = kept.map(({ fileKey }) => fileKey)
  await database.transaction((tx) => enqueueRemovals({ queue }, tx, fileKeys, LEFT_BEHIND_SECONDS))
  for (let from = 0; from < kept.length; from += FILES_AT_ONCE)
    await Promise.all(
      kept
        .slice(from, from + FILES_AT_ONCE)
        .map(({ content, fileKey }) => files.put(fileKey, typeof content === 'string' ? content : oneChunk(content))),
    )
  return fileKeys
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
  if (fileKey !== null) await discardFiles({ queue }, tx, [fileKey])
}

/** Removes several by one job: a job each costs as much as what refers to it. */
export async function discardFiles(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  fileKeys: readonly string[],
): Promise<void> {
  await enqueueRemovals({ queue }, tx, fileKeys, 0)
}

async function enqueueRemovals(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  fileKeys: readonly string[],
  startAfterSeconds: number,
): Promise<void> {
  for (let from = 0; from < fileKeys.length; from += FILES_A_JOB)
    await queue.enqueue(tx, filesJob, { fileKeys: fileKeys.slice(from, from + FILES_A_JOB) }, { startAfterSeconds })
}
