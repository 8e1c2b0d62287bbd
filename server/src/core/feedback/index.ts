import type { Module } from '../../module.ts'
import { exportFeedback } from './export-feedback.ts'
import { sumFeedbackBytes } from './feedback-store.ts'
import { feedbackRoutes } from './routes.ts'

/** Owns what students say against made items, and the share of the price that comes back; the items are their modules'. */
export const feedback: Module = {
  id: 'feedback',
  routes: feedbackRoutes,
  exportStudent: exportFeedback,
  storageBytes: sumFeedbackBytes,
}
