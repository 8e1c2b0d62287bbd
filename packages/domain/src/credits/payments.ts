/** What can be bought and what is told about paying (requirements/credits.md#payments). */
import { message } from '@lectern/texts/message'

/** A package: its price in Hong Kong dollars and the credits it gives. Base rate: HKD 1 = 2 credits. */
export interface PaymentPackage {
  amountHkd: number
  credits: number
  /** What it gives beyond the base rate, in percent. */
  bonusPercent: number
}

/** All that can be bought, the smallest first. Nothing else is a price: what was paid is held against it. */
export const PAYMENT_PACKAGES: readonly PaymentPackage[] = [
  { amountHkd: 10, credits: 20, bonusPercent: 0 },
  { amountHkd: 20, credits: 45, bonusPercent: 12.5 },
  { amountHkd: 50, credits: 125, bonusPercent: 25 },
]

/** The package of a call that names none, and the one that the screen begins with. */
export const DEFAULT_PACKAGE_HKD = 10

/** `refused`: money came that is not what was asked; the operator settles it by hand. */
export const PAYMENT_STATES = ['open', 'paid', 'expired', 'refused'] as const

/** The currency in small letters, which is how providers write it. */
export const PAYMENT_CURRENCY = 'hkd'
const CENTS_PER_HKD = 100

/** What is said of paying by the server and on screens alike. */
export const PAYMENT_TEXTS = {
  linkFailed: message('payments.linkFailed'),
  maintenance: message('payments.maintenance'),
  testNotice: message('payments.testNotice'),
  noPackage: message('payments.noPackage'),
} as const

/** The package of `amountHkd`, written as a whole number; a missing one is the smallest. Null: there is no such package. */
export function findPackage(amountHkd: string | undefined): PaymentPackage | null {
  const wanted = amountHkd === undefined || amountHkd === '' ? String(DEFAULT_PACKAGE_HKD) : amountHkd.trim()
  return PAYMENT_PACKAGES.find((one) => String(one.amountHkd) === wanted) ?? null
}

/** What a package costs in the currency's smallest unit, as providers count. */
export const priceCents = ({ amountHkd }: Pick<PaymentPackage, 'amountHkd'>): number => amountHkd * CENTS_PER_HKD

/** Credits that go back with `reversedCents` of a package's price, refunded or charged back: their share, rounded down. */
export function creditsOfReversal(
  bought: Pick<PaymentPackage, 'amountHkd' | 'credits'>,
  reversedCents: number,
): number {
  const cents = priceCents(bought)
  return Math.floor((bought.credits * Math.min(Math.max(reversedCents, 0), cents)) / cents)
}
