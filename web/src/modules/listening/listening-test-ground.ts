import { listeningEndpoints } from '@lectern/contract/listening'
import { onCall } from '../../lib/api/fake-calls-ground.ts'

/** A server that keeps what a set has been answered so far, and knows of nothing yet. */
export const keepPractices = () => ({
  look: onCall(listeningEndpoints, 'getPractice').mockResolvedValue({ practice: null, is_submitted: false }),
  keep: onCall(listeningEndpoints, 'keepPractice').mockImplementation(async ({ body: { revision } }) => ({
    revision: revision + 1,
    saved_at: '2026-12-01T08:05:00Z',
  })),
})
