/** What a line of a student's ledger can book: gains, work that was paid, what came back of it, and corrections by hand. */
export const ENTRY_KINDS = ['welcome', 'purchase', 'promo', 'charge', 'refund', 'adjustment'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
