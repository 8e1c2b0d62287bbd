/** Rules of promotion codes (1§5, reading 8). */

export const MAX_PROMO_CODE_CHARACTERS = 64

export const PROMO_TEXTS = {
  codeRequired: 'Please enter a promotion code.',
  invalid: 'Invalid promotion code.',
} as const

/** Codes are compared trimmed and case-insensitively. */
export const foldPromoCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

export const promoSuccess = (credits: number): string => `+${credits} credits`
