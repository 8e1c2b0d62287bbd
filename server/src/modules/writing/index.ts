import type { Module } from '../../module.ts'
import { exportWriting } from './export-writing.ts'
import { forgetOldGradings } from './forget-old-gradings.ts'
import { writingRoutes } from './routes.ts'
import { listEssayScores } from './store.ts'
import { sumEssayBytes } from './sum-bytes.ts'
import { unfinishedGradings } from './unfinished-gradings.ts'

const FORGET_EVERY_SECONDS = 3600

/** Owns essays: grading them on the scale of their exam, keeping them with their reports, comparing revisions. */
export const writing: Module = {
  id: 'writing',
  routes: writingRoutes,
  work(services) {
    services.queue.repeat('writing.forget-old-gradings', FORGET_EVERY_SECONDS, () => forgetOldGradings(services))
  },
  exportStudent: exportWriting,
  storageBytes: sumEssayBytes,
  unfinishedWork: unfinishedGradings,
  scores: listEssayScores,
}
