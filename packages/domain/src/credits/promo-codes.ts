/** Rules of promotion codes (requirements/credits.md#promotion-codes). */

/** The longest code that an operator can make; a longer one that is typed is refused in the words of any other. */
export const MAX_PROMO_CODE_CHARACTERS = 64

/** Codes are compared trimmed and case-insensitively. */
export const foldPromoCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase()
