import { unfinishedRuns } from '../../core/generation/unfinished-runs.ts'
import type { Module } from '../../module.ts'
import { cardFeedback } from './cards/card-feedback.ts'
import { reckonSaidKeys } from './cards/reckon-said-keys.ts'
import { exportRecite } from './export-recite.ts'
import { findCards } from './find-cards.ts'
import { listNeededImportFiles } from './imports/import-store.ts'
import { importJob, removalJob } from './imports/jobs.ts'
import { giveRemovalUp, removeImported } from './imports/remove-imported.ts'
import { importRoutes } from './imports/routes.ts'
import { takeIn } from './imports/take-in.ts'
import { eraseImports, giveImportUp } from './imports/undo-import.ts'
import { forgetUnusedMedia } from './media/forget-media.ts'
import { listNeededMediaFiles } from './media/media-store.ts'
import { setFiles } from './media/shared-media.ts'
import { cardReviewSource } from './review-source.ts'
import { reciteRoutes } from './routes.ts'
import { bringEarlierTexts } from './sets/bring-earlier-texts.ts'
import { listMadeSets } from './sets/list-made.ts'
import { sampleSet } from './sets/sample-set.ts'
import { setSharing } from './sets/share-set.ts'
import { begunStudies } from './study/begun-studies.ts'
import { sumReciteBytes } from './sum-bytes.ts'

const FORGET_EVERY_SECONDS = 24 * 3600
const BRING_EVERY_SECONDS = 60

/** Owns flashcards: making them from a student's material, keeping them in sets, studying them against the clock. */
export const recite: Module = {
  id: 'recite',
  routes: [reciteRoutes, importRoutes],
  work(services) {
    services.queue.register(importJob, {
      run: (job) => takeIn(services, job),
      giveUp: (job) => giveImportUp(services, job),
    })
    services.queue.register(removalJob, {
      run: (job) => removeImported(services, job),
      giveUp: (job) => giveRemovalUp(services, job),
    })
    services.queue.repeat('recite.bring-earlier-texts', BRING_EVERY_SECONDS, (signal) =>
      bringEarlierTexts(services, signal),
    )
    services.queue.repeat('recite.reckon-said-keys', BRING_EVERY_SECONDS, () => reckonSaidKeys(services))
    services.queue.repeat('recite.forget-unused-media', FORGET_EVERY_SECONDS, () => forgetUnusedMedia(services))
  },
  neededFiles: async (queries, fileKeys) => [
    ...(await listNeededMediaFiles(queries, fileKeys)),
    ...(await listNeededImportFiles(queries, fileKeys)),
  ],
  eraseStudent: eraseImports,
  exportStudent: exportRecite,
  storageBytes: sumReciteBytes,
  madeOf: listMadeSets,
  reviewSource: cardReviewSource,
  feedback: cardFeedback,
  sharing: setSharing,
  sharedFiles: setFiles,
  sample: sampleSet,
  begunWork: begunStudies,
  unfinishedWork: unfinishedRuns('recite'),
  find: findCards,
}
