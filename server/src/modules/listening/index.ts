import type { Module } from '../../module.ts'
import { questionFeedback } from './attempts/question-feedback.ts'
import { eraseSets } from './erase-sets.ts'
import { exportSets } from './export-sets.ts'
import { findSets } from './find-sets.ts'
import { listeningJob } from './jobs.ts'
import { listMadeSets } from './list-made.ts'
import { begunPractices } from './practices/practice-store.ts'
import { bringEarlierSets } from './processing/bring-earlier-sets.ts'
import { giveSetUp } from './processing/fail-set.ts'
import { forgetFailedSets } from './processing/forget-failed-sets.ts'
import { giveWhatWasHeard } from './processing/give-what-was-heard.ts'
import { transcribeSet } from './processing/transcribe-set.ts'
import { listeningReviewSource } from './review-source.ts'
import { listeningRoutes } from './routes.ts'
import { listNeededFiles } from './set-store.ts'
import { sumListeningBytes } from './sum-bytes.ts'
import { unfinishedSets } from './unfinished-sets.ts'

const FORGET_EVERY_SECONDS = 3600
const BRING_EVERY_SECONDS = 60

/** Owns listening: recordings, the questions that a job makes of them, and the attempts at these. */
export const listening: Module = {
  id: 'listening',
  routes: listeningRoutes,
  work(services) {
    services.queue.register(listeningJob, {
      run: (job) => transcribeSet(services, job),
      giveUp: (job) => giveSetUp(services, job),
    })
    services.queue.repeat('listening.forget-failed-sets', FORGET_EVERY_SECONDS, () => forgetFailedSets(services))
    services.queue.repeat('listening.bring-earlier', BRING_EVERY_SECONDS, (signal) =>
      bringEarlierSets(services, signal),
    )
  },
  eraseStudent: eraseSets,
  exportStudent: exportSets,
  neededFiles: listNeededFiles,
  madeOf: listMadeSets,
  feedback: questionFeedback,
  recordingBrought: giveWhatWasHeard,
  storageBytes: sumListeningBytes,
  unfinishedWork: unfinishedSets,
  begunWork: begunPractices,
  reviewSource: listeningReviewSource,
  find: findSets,
}
