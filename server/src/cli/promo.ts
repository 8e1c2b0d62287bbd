import { foldPromoCode, MAX_PROMO_CODE_CHARACTERS } from '@lectern/domain/credits/promo-codes'
import { formatDate } from '@lectern/domain/dates'
import { addPromoCode, listPromoCodes, type PromoCode } from '../core/credits/promo-store.ts'
import { done, type OperatorCommand, RefusedError, UsageError } from './command.ts'
import { readArguments, readWholeNumber, refuseArguments } from './read-arguments.ts'

const TEXT = { type: 'string' } as const
const DAY_MS = 24 * 3600 * 1000
const CODE = new RegExp(`^[^\\s\\p{C}]{1,${MAX_PROMO_CODE_CHARACTERS}}$`, 'u')

export const promoCreate: OperatorCommand = {
  usage: 'promo create CODE --credits N [--uses N] [--expires DATE]',
  summary: 'Makes a promotion code, which each student can redeem once',
  details: [
    '--credits N     what it brings',
    '--uses N        how many students can redeem it; any number unless set',
    '--expires DATE  the last day on which it is valid (UTC), like 2026-12-31; never unless set',
  ],
  prepare(args) {
    const { values, positionals } = readArguments(args, {
      names: ['CODE'],
      options: { credits: TEXT, uses: TEXT, expires: TEXT },
    })
    const code = readCode(positionals[0] ?? '')
    const credits = readWholeNumber('--credits', values.credits, 1)
    const mostUses = values.uses === undefined ? null : readWholeNumber('--uses', values.uses, 1)
    const expiresAt = values.expires === undefined ? null : readEnd(values.expires)
    return async ({ clock, database }) => {
      const createdAt = clock.now()
      if (expiresAt && expiresAt <= createdAt) throw new RefusedError(`${values.expires} is in the past`)
      const promo = { code, credits, mostUses, expiresAt, createdAt }
      const isAdded = await database.transaction((tx) => addPromoCode(tx, promo))
      if (!isAdded) throw new RefusedError(`There is a code ${code} already`)
      return done(describe({ ...promo, uses: 0 }))
    }
  },
}

export const promoList: OperatorCommand = {
  usage: 'promo list',
  summary: 'Lists the promotion codes, oldest first',
  prepare(args) {
    refuseArguments(args)
    return async ({ database }) => {
      const codes = await listPromoCodes(database.queries)
      return done(...(codes.length ? codes.map(describe) : ['There are no promotion codes.']))
    }
  },
}

function readCode(typed: string): string {
  const code = foldPromoCode(typed)
  if (CODE.test(code)) return code
  throw new UsageError(`CODE must have 1 to ${MAX_PROMO_CODE_CHARACTERS} characters, and no spaces`)
}

/** The end of a day, written year-month-day. */
function readEnd(text: string): Date {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  // A day that there is not, like the 31st of June, becomes another one or none.
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== text)
    throw new UsageError(`--expires must be a day like 2026-12-31, not '${text}'`)
  return new Date(start.getTime() + DAY_MS)
}

function describe({ code, credits, uses, mostUses, expiresAt }: Omit<PromoCode, 'id' | 'createdAt'>): string {
  const used = mostUses === null ? `redeemed ${uses} times` : `redeemed ${uses} of ${mostUses} times`
  const lastDay = expiresAt && formatDate(new Date(expiresAt.getTime() - 1), 'en', 'UTC')
  return `${code}  ${credits} credits, ${used}, ${lastDay ? `valid until ${lastDay}` : 'without end'}`
}
