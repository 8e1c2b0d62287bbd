/** What a student is to pay, as the provider shows and charges it. */
interface CheckoutOrder {
  /** Ours. Opening again with the same id gives the same checkout. */
  paymentId: string
  amountCents: number
  /** ISO 4217, lower case. */
  currency: string
  description: string
  expiresAt: Date
  /** Where the student goes afterwards. */
  returnUrl: string
}

export interface OpenedCheckout {
  checkoutId: string
  /** Where the student pays. */
  url: string
}

export const PAYMENT_PROVIDERS = ['stripe', 'test'] as const
export const CHECKOUT_STATES = ['open', 'paid', 'expired'] as const
type CheckoutState = (typeof CHECKOUT_STATES)[number]

/** What the provider says of a checkout at the moment it is asked. */
export interface CheckoutTruth {
  checkoutId: string
  /** Null for a checkout that somebody else opened. */
  paymentId: string | null
  state: CheckoutState
  amountCents: number | null
  currency: string | null
  /** What of the payment was refunded, or charged back in a dispute that is not won. */
  reversedCents: number
}

/** Takes students' money outside this program, and says what became of it. */
export interface PaymentProvider {
  readonly kind: (typeof PAYMENT_PROVIDERS)[number]
  /** Header that bears the signature of a notice, in lower case. */
  readonly signatureHeader: string
  /** The page of the test checkout stands on this; null where money moves. */
  readonly testDesk: TestDesk | null
  /** @throws Error when the provider does not answer or refuses */
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>
  /**
   * The checkout that a notice is about, or null if it is about none. A notice only says where to look.
   * @throws NoticeRefusedError unless it is signed by the provider and fresh
   */
  readNotice(body: Uint8Array, signature: string | null): Promise<string | null>
  fetchCheckout(checkoutId: string): Promise<CheckoutTruth>
  /** @throws Error when the provider does not answer or does not know us */
  check(): Promise<void>
}

/** A notice whose signature or age is wrong; it may come from anybody. */
export class NoticeRefusedError extends Error {
  override readonly name = 'NoticeRefusedError'
}

export interface TestCheckout {
  id: string
  state: CheckoutState
  amountCents: number
  description: string
  returnUrl: string
}

/** The counter of the test checkout: what a card company and its customer do elsewhere. */
export interface TestDesk {
  find(id: string): Promise<TestCheckout | null>
  /** Pays or cancels a checkout that is open; any other stays as it is. */
  end(id: string, state: 'paid' | 'expired'): Promise<void>
  /** A signed notice that something became of the checkout. */
  writeNotice(id: string): { body: string; headers: Record<string, string> }
}
