import { createCredits } from '../../src/core/credits/credits.ts'
import { bookCheckout } from '../../src/core/payments/book-checkout.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { openServerDatabase } from '../../src/platform/database/open-server.ts'
import { createStripeProvider } from '../../src/platform/payment/stripe-provider.ts'
import { silentLog } from '../ledger.ts'

/** Books the checkouts given on the database given, again and again, a few at a time, until it is killed. */
const [url = '', host = '', secretKey = '', ...checkoutIds] = process.argv.slice(2)
const AT_ONCE = 3

const database = openServerDatabase(url, () => {})
const clock = systemClock
const provider = createStripeProvider({ secretKey, webhookSecret: 'whsec_unused', host }, clock)
const credits = createCredits({ database, clock, log: silentLog })

await Promise.all(Array.from({ length: AT_ONCE }, bookForEver))

async function bookForEver(): Promise<void> {
  for (;;) {
    const checkoutId = checkoutIds[Math.floor(Math.random() * checkoutIds.length)] ?? ''
    await bookCheckout({ database, clock, credits, log: silentLog, provider }, checkoutId)
    process.stdout.write(`${checkoutId}\n`)
  }
}
