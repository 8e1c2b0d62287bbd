import type { Module } from '../../module.ts'
import { exportWriting } from './export-writing.ts'
import { writingRoutes } from './routes.ts'
import { sumEssayBytes } from './sum-bytes.ts'

/** Owns essays: grading them on the scale of their exam, keeping them with their reports, comparing revisions. */
export const writing: Module = {
  id: 'writing',
  routes: writingRoutes,
  exportStudent: exportWriting,
  storageBytes: sumEssayBytes,
}
