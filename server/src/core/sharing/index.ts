import type { Module } from '../../module.ts'
import { exportShares } from './export-shares.ts'
import { forgetReportsOf } from './report-store.ts'
import { sharingRoutes } from './routes.ts'

/** Owns links by which students share what they made, and what others copied by them; the things are their modules'. */
export const sharing: Module = {
  id: 'sharing',
  routes: sharingRoutes,
  eraseStudent: (_services, tx, { email }) => forgetReportsOf(tx, email),
  exportStudent: exportShares,
}
