import type { z } from 'zod'
import { mendText } from './mend-backslashes.ts'

/** A value that cannot be read as its schema wants it. */
export const MISFIT = Symbol('misfit')

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NOTHING = /^\s*(null|none|n\/a|undefined)?\s*$/i

/** Whether a value stands for none, in the words that models have for it. */
export const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && NOTHING.test(value))

/** The object or list within a text that holds one as JSON; any other value as it is. */
export function readInner(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** A value with every text in it as it was meant. */
export function mendTexts(value: unknown): unknown {
  if (typeof value === 'string') return mendText(value)
  if (Array.isArray(value)) return value.map(mendTexts)
  return isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, content]) => [name, mendTexts(content)]))
    : value
}

const BULLET = /^\s*(?:[-*•·]|\(?\d{1,3}[.):、])\s+/

/** A line of a list as it is without its sign or number. */
export const withoutBullet = (line: string): string => line.replace(BULLET, '').trim()

const TEXT_FIELDS = ['text', 'content', 'value']

export function fitText(value: unknown, schema: z.ZodString): unknown {
  const text = readText(value)
  if (text === null) return MISFIT
  const mended = mendText(text)
  return schema.safeParse(mended).success ? mended : MISFIT
}

function readText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === null) return ''
  if (Array.isArray(value)) return value.every((line) => typeof line === 'string') ? value.join('\n') : null
  if (!isPlainObject(value)) return null
  const [name, ...others] = Object.keys(value)
  return name && others.length === 0 && TEXT_FIELDS.includes(name) ? readText(value[name]) : null
}

/** A number with what people write around one: `6.5/9`, `Band 7`, `85 %`, `[3]`, `6,5`. */
const NUMBER =
  /^[\s[(#]*(?:(?:score|band|mark|number|no|sentence|page|p)\b[.:\s]*)?([-+]?\d+(?:[.,]\d+)?)\s*(?:%|(?:\/|out of|of)\s*\d+(?:\.\d+)?|points?|marks?)?[\s\]).]*$/i

export function fitNumber(value: unknown, schema: z.ZodNumber): unknown {
  const number = typeof value === 'string' ? Number(NUMBER.exec(value)?.[1]?.replace(',', '.') ?? Number.NaN) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return MISFIT
  return [number, Math.round(number)].find((candidate) => schema.safeParse(candidate).success) ?? MISFIT
}

const plainWord = (word: string): string => word.toLowerCase().replace(/[\s_.\-/"'*]+/g, '')

/** @param otherWords what else models say for an option, in plain words */
export function fitEnum(
  value: unknown,
  schema: z.ZodEnum,
  otherWords: Readonly<Record<string, readonly string[]>> = {},
): unknown {
  const word = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (typeof word !== 'string') return schema.safeParse(word).success ? word : MISFIT
  const isSaid = (said: string): boolean => plainWord(said) === plainWord(word)
  const options = schema.options.map(String)
  return options.find(isSaid) ?? options.find((option) => otherWords[option]?.some(isSaid)) ?? MISFIT
}

export function readBoolean(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const word = plainWord(value)
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0'].includes(word) ? false : value
}
