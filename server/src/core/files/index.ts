import type { Module } from '../../module.ts'
import { fileJob } from './file-job.ts'
import { removeFile } from './remove-file.ts'

/** Owns the way of students' files: in, out, and gone once nothing refers to them. */
export const files: Module = {
  id: 'files',
  work: (services) => services.queue.register(fileJob, { run: ({ payload }) => removeFile(services, payload) }),
}
