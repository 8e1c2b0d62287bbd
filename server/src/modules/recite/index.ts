import type { Module } from '../../module.ts'
import { exportRecite } from './export-recite.ts'
import { forgetUnusedMedia } from './media/forget-media.ts'
import { isMediaFileNeeded } from './media/media-store.ts'
import { cardReviewSource } from './review-source.ts'
import { reciteRoutes } from './routes.ts'
import { sumReciteBytes } from './sum-bytes.ts'

const FORGET_EVERY_SECONDS = 24 * 3600

/** Owns flashcards: making them from a student's material, keeping them in sets, studying them against the clock. */
export const recite: Module = {
  id: 'recite',
  routes: reciteRoutes,
  work(services) {
    services.queue.repeat('recite.forget-unused-media', FORGET_EVERY_SECONDS, () => forgetUnusedMedia(services))
  },
  needsFile: isMediaFileNeeded,
  exportStudent: exportRecite,
  storageBytes: sumReciteBytes,
  reviewSource: cardReviewSource,
}
