import { creditsEndpoints } from '@lectern/contract/credits'
import { routes } from '../../http/routes.ts'
import { speaker } from '../../speaker.ts'
import { adjustCredits } from './adjust-credits.ts'
import { presentHeld } from './list-held.ts'
import { presentEntry } from './present-entry.ts'
import { redeemPromoCode } from './redeem-promo-code.ts'

export const creditsRoutes = routes(creditsEndpoints, (services) => ({
  async transactions({ query }, { caller, language }) {
    const { credits, database } = services
    const page = await credits.listTransactions(database.queries, caller.student.id, query.page)
    return {
      transactions: page.transactions.map((entry) => presentEntry(entry, speaker.in(language))),
      pagination: page.pagination,
    }
  },

  async heldCredits(_input, { caller, language }) {
    const { credits, database } = services
    return presentHeld(await credits.listHeld(database.queries, caller.student.id), speaker.in(language))
  },

  async redeemPromoCode({ body }, { caller }) {
    return { credit_added: await redeemPromoCode(services, caller.student, body.code) }
  },

  async addCredits({ body: { email, credits, reason } }) {
    return { email, credits: await adjustCredits(services, { email, amountCredits: credits, reason }) }
  },
  async deductCredits({ body: { email, credits, reason } }) {
    return { email, credits: await adjustCredits(services, { email, amountCredits: -credits, reason }) }
  },
}))
