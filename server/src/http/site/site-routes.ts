import { siteEndpoints } from '@lectern/contract/site'
import { routes } from '../routes.ts'
import { createReadiness } from '../watching/readiness.ts'

/** What the site asks before anyone signs in, and what watches the process asks for. `moduleIds`: the modules that are served. */
export const siteRoutes = (moduleIds: readonly string[]) =>
  routes(siteEndpoints, (services) => {
    const { config, model, speech, paymentProvider } = services
    const requireReady = createReadiness(services)
    return {
      config: () => ({
        operator_name: config.operator.name,
        support_email: config.operator.supportEmail,
        ai: { made_by: model.description.madeBy, model: model.description.name },
        recognition: {
          made_by: config.recognition ? 'model' : 'built-in',
          model: config.recognition?.name ?? null,
        },
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
        await requireReady()
        return { status: 'ok' as const }
      },
    }
  })
