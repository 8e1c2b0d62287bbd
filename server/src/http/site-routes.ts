import { siteEndpoints } from '@lectern/contract/site'
import { sql } from 'drizzle-orm'
import { Problem } from '../problem.ts'
import { routes } from './routes.ts'

const READY_WITHIN_MS = 3000

/** What the site asks before anyone signs in, and what watches the process asks for. `moduleIds`: the modules that are served. */
export const siteRoutes = (moduleIds: readonly string[]) =>
  routes(siteEndpoints, ({ config, model, speech, database, log, paymentProvider }) => ({
    config: () => ({
      operator_name: config.operator.name,
      support_email: config.operator.supportEmail,
      ai: { made_by: model.description.madeBy, model: model.description.name },
      speech: speech.description,
      payments: {
        enabled: config.payments.isEnabled && paymentProvider !== null,
        is_test: paymentProvider?.kind === 'test',
      },
      welcome_credits: config.welcomeCredits,
      speaking_turn_credits: config.speakingTurnCredits,
      storage_limit_mb: config.storageLimitMb,
      modules: [...moduleIds],
      is_production: config.isProduction,
    }),
    health: () => ({ status: 'ok' as const }),
    ready: async () => {
      const answered = Promise.race([
        database.queries.execute(sql`select 1`).then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, READY_WITHIN_MS, false).unref()),
      ])
      const isReady = await answered.catch((error: unknown) => {
        log.warn({ err: error }, 'the database does not answer')
        return false
      })
      if (!isReady)
        throw new Problem('unavailable', 'The database does not answer.', { details: { status: 'unavailable' } })
      return { status: 'ok' as const }
    },
  }))
