import { defineJob } from '../../platform/queue/job-queue.ts'

/** Files that go unless something refers to them, whatever becomes of the others: `keep-file.ts` bounds their number. */
export interface FilesJob {
  fileKeys: string[]
}

/** Tried for about three hours. */
const SETTINGS = { attempts: 40, timeLimitSeconds: 300 }

export const filesJob = defineJob<FilesJob>('files', SETTINGS)

/** What an earlier version left behind: each file had a job of its own. */
export const fileJob = defineJob<{ fileKey: string }>('file', SETTINGS)
