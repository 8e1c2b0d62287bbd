import type { Module } from '../../module.ts'
import { bringEarlierEssays } from './bring-earlier-essays.ts'
import { exportWriting } from './export-writing.ts'
import { findEssays } from './find-essays.ts'
import { forgetOldGradings } from './gradings/forget-old-gradings.ts'
import { unfinishedGradings } from './gradings/unfinished-gradings.ts'
import { listMadeEssays } from './list-made.ts'
import { remarkFeedback } from './remark-feedback.ts'
import { writingRoutes } from './routes.ts'
import { listEssayScores } from './store.ts'
import { sumEssayBytes } from './sum-bytes.ts'
import { begunEssay } from './unsent/unsent-store.ts'

const FORGET_EVERY_SECONDS = 3600
const BRING_EVERY_SECONDS = 60

/** Owns essays: grading them on the scale of their exam, keeping them with their reports, comparing revisions. */
export const writing: Module = {
  id: 'writing',
  routes: writingRoutes,
  work(services) {
    services.queue.repeat('writing.bring-earlier-essays', BRING_EVERY_SECONDS, (signal) =>
      bringEarlierEssays(services, signal),
    )
    services.queue.repeat('writing.forget-old-gradings', FORGET_EVERY_SECONDS, () => forgetOldGradings(services))
  },
  exportStudent: exportWriting,
  storageBytes: sumEssayBytes,
  madeOf: listMadeEssays,
  unfinishedWork: unfinishedGradings,
  begunWork: begunEssay,
  scores: listEssayScores,
  find: findEssays,
  feedback: remarkFeedback,
}
