import type { Module } from '../../module.ts'
import { fileJob, filesJob } from './file-job.ts'
import { removeFiles } from './remove-files.ts'

/** Owns the way of students' files: in, out, and gone once nothing refers to them. */
export const files: Module = {
  id: 'files',
  work: (services) => {
    services.queue.register(filesJob, { run: ({ payload }) => removeFiles(services, payload.fileKeys) })
    services.queue.register(fileJob, { run: ({ payload }) => removeFiles(services, [payload.fileKey]) })
  },
}
