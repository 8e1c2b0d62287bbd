/**
 * `value` with every text in it such that a database can hold it: without U+0000, which PostgreSQL refuses, and with a
 * replacement character for half a surrogate pair, of which the embedded database miscounts the bytes. A browser makes
 * the latter by cutting a text inside an emoji.
 */
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(toStorable)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [toStorable(name), toStorable(inner)]))
}
