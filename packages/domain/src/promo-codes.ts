/** Rules of promotion codes (1§5, reading 8). */

export const MAX_PROMO_CODE_CHARACTERS = 64

/** Codes are compared trimmed and case-insensitively. */
export const foldPromoCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase()
