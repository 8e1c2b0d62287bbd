import { simplifiedShadow } from '../zh/simplified.ts'
import { withDigits } from './numerals.ts'

/** A text that says one amount and nothing else. */
export type Quantity = { readonly value: number; readonly isShare: boolean; readonly unit: string }

const LONGEST = 60
const QUANTITY =
  /^([-−]?\d{1,15}(?:\.\d{1,15})?)(?:\s?\/\s?(\d{1,9}))?\s?(%|percent|per cent)?\s?(\p{L}{0,20}(?: \p{L}{1,20})?)$/u

/** 'half', '1/2', '25%', '5 minutes'; null where a text is more than an amount, or none. */
export function quantityOf(written: string): Quantity | null {
  if (written.length > LONGEST) return null
  const plain = withDigits(simplifiedShadow(written.normalize('NFKC').toLowerCase()).replace(/⁄/g, '/'))
    .replace(/[.。\s]+$/, '')
    .replace(/^(?:an? |one )?half$|^一半$/, '1/2')
    .replace(/^百分之(\d+)$/, '$1%')
    .trim()
  const [, figures, divisor, share, unit = ''] = QUANTITY.exec(plain) ?? []
  if (figures === undefined || Number(divisor) === 0) return null
  const value = Number(figures.replace('−', '-')) / Number(divisor ?? 1)
  return { value: share ? value / 100 : value, isShare: share !== undefined, unit }
}

/** Whether two amounts are as good as one. */
export const isEqualAmount = (one: Quantity, other: Quantity): boolean =>
  Math.abs(one.value - other.value) <= 1e-9 * Math.max(Math.abs(one.value), Math.abs(other.value))

/** Whether two answers are amounts alone, and equal: '1/2' and '0.5'. */
export function isSameAmount({ writtenAnswer, written }: { writtenAnswer: string; written: string }): boolean {
  const [given, wanted] = [quantityOf(writtenAnswer), quantityOf(written)]
  return given !== null && wanted !== null && isEqualAmount(given, wanted)
}
