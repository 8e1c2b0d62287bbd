import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { MadeBy } from './shapes.ts'

/** What the site must know before anyone signs in: features, prices that are settings, limits, who operates it. */
const SiteConfig = z
  .object({
    operator_name: z.string(),
    support_email: z.string(),
    ai: z.object({ made_by: MadeBy, model: z.string().nullable() }),
    /** Who reads pages that are pictures. */
    recognition: z.object({ made_by: MadeBy, model: z.string().nullable() }),
    /** Who transcribes recordings and reads texts aloud; null where nobody does. */
    speech: z.object({
      transcribes: z.enum(['service', 'local']).nullable(),
      speaks: z.enum(['service']).nullable(),
      name: z.string().nullable(),
    }),
    payments: z.object({ enabled: z.boolean(), is_test: z.boolean() }),
    welcome_credits: z.int(),
    speaking_turn_credits: z.int(),
    storage_limit_mb: z.int(),
    modules: z.array(z.string()),
    is_production: z.boolean(),
  })
  .meta({ id: 'SiteConfig' })

const Health = z.object({ status: z.enum(['ok', 'unavailable']) })

/** What anyone may ask: what this installation offers, and whether it is well. */
export const siteEndpoints = endpoints({
  config: {
    method: 'GET',
    path: '/api/config/',
    summary: 'Features, prices, limits and which AI answers',
    access: 'public',
    response: SiteConfig,
  },
  health: {
    method: 'GET',
    path: '/api/health/',
    summary: 'Whether the process runs',
    access: 'public',
    response: Health,
  },
  ready: {
    method: 'GET',
    path: '/api/ready/',
    summary: 'Whether database, queue and files answer and the disk has room',
    access: 'public',
    response: Health,
    errors: ['unavailable'],
  },
})
