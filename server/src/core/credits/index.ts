import type { Module } from '../../module.ts'
import { exportCredits } from './export-credits.ts'
import { creditsRoutes } from './routes.ts'

const REAP_EVERY_SECONDS = 30

/** Owns what students have to spend: the ledger, holds, and giving back what dead work held. */
export const credits: Module = {
  id: 'credits',
  routes: creditsRoutes,
  exportStudent: exportCredits,
  work: ({ credits, queue }) =>
    queue.repeat('credits.reap-abandoned-holds', REAP_EVERY_SECONDS, async () => {
      await credits.reapAbandonedHolds()
    }),
}
