import type { Module } from '../../module.ts'
import { exportRecite } from './export-recite.ts'
import { cardReviewSource } from './review-source.ts'
import { reciteRoutes } from './routes.ts'
import { sumReciteBytes } from './sum-bytes.ts'

/** Owns flashcards: making them from a student's material, keeping them in sets, studying them against the clock. */
export const recite: Module = {
  id: 'recite',
  routes: reciteRoutes,
  exportStudent: exportRecite,
  storageBytes: sumReciteBytes,
  reviewSource: cardReviewSource,
}
