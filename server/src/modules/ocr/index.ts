import type { Module } from '../../module.ts'
import { exportReadings } from './export-readings.ts'
import { giveReadingUp } from './fail-reading.ts'
import { forgetOldReadings } from './forget-old-readings.ts'
import { ocrJob } from './jobs.ts'
import { listNeededFiles, selectUnderWay, sumReadingBytes } from './reading-store.ts'
import { ocrRoutes } from './routes.ts'
import { unfinishedReadings } from './unfinished-readings.ts'
import { workOnReading } from './work-on-reading.ts'

const FORGET_EVERY_SECONDS = 3600

/** Owns text recognition: the text of a PDF, page by page, for a price by its pages, kept until its student takes it. */
export const ocr: Module = {
  id: 'ocr',
  routes: ocrRoutes,
  work(services) {
    services.queue.register(ocrJob, {
      run: (job) => workOnReading(services, job),
      giveUp: (job) => giveReadingUp(services, job),
    })
    services.queue.repeat('ocr.forget-old-readings', FORGET_EVERY_SECONDS, () => forgetOldReadings(services))
  },
  async eraseStudent({ queue }, tx, student) {
    for (const { jobId } of await selectUnderWay(tx, student.id)) await queue.cancel(tx, ocrJob, jobId)
  },
  exportStudent: exportReadings,
  neededFiles: listNeededFiles,
  storageBytes: sumReadingBytes,
  unfinishedWork: unfinishedReadings,
}
