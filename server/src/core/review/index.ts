import type { Module } from '../../module.ts'
import { exportReview } from './export-review.ts'
import { sumReviewBytes } from './memory/day-store.ts'
import { reviewRoutes } from './routes.ts'

/** Owns remembering: what of everything learned is due when, and the log that it follows from. */
export const review: Module = {
  id: 'review',
  routes: reviewRoutes,
  exportStudent: exportReview,
  storageBytes: sumReviewBytes,
}
