import { storableText } from '@lectern/domain/content'
import { Problem } from '../../problem.ts'

/** Levels of arrays and objects within each other: far more than any input has, far fewer than exhaust the stack. */
const MOST_LEVELS = 32

/**
 * `value` with every text in it such that a database can hold it: without U+0000, which PostgreSQL refuses, and with a
 * replacement character for half a surrogate pair, of which the embedded database miscounts the bytes. A browser makes
 * the latter by cutting a text inside an emoji.
 * @throws Problem `invalid` for what is nested deeper than any input is
 */
export function toStorable(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  if (level === MOST_LEVELS) throw new Problem('invalid', { id: 'requests.nestedTooDeeply' })
  if (Array.isArray(value)) return value.map((inner) => toStorable(inner, level + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [toStorable(name), toStorable(inner, level + 1)]),
  )
}
