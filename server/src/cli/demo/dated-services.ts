import { createCredits } from '../../core/credits/credits.ts'
import { createGenerationRuns } from '../../core/generation/generation-runs.ts'
import type { Services } from '../../services.ts'

/** Services whose clock can be set, for what is to have happened on other days. */
export interface DatedServices {
  services: Services
  /** From now on it is `moment`, and each look at the clock is a second later. */
  set(moment: Date): void
  /** So many minutes go by. */
  pass(minutes: number): void
}

/** What is held or made on an earlier day must not look abandoned to whoever reaps today; so many seconds go back further. */
const LEASE_SECONDS = 40 * 86_400

/** The services by a clock of their own: everything is stored as of the moments that are set. */
export function dateServices(services: Services): DatedServices {
  let nowMs = services.clock.now().getTime()
  const clock = {
    now() {
      nowMs += 1000
      return new Date(nowMs)
    },
  }
  const foundation = { ...services, clock }
  const credits = createCredits({ ...foundation, leaseSeconds: LEASE_SECONDS })
  const generationRuns = createGenerationRuns({ ...foundation, credits, leaseSeconds: LEASE_SECONDS })
  return {
    services: { ...foundation, credits, generationRuns },
    set(moment) {
      nowMs = moment.getTime()
    },
    pass(minutes) {
      nowMs += minutes * 60_000
    },
  }
}
