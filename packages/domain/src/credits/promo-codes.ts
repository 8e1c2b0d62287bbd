/** Rules of promotion codes (requirements/credits.md#promotion-codes). */

export const MAX_PROMO_CODE_CHARACTERS = 64

/** Codes are compared trimmed and case-insensitively. */
export const foldPromoCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase()
