import { createHash } from 'node:crypto'

/** An id that is always one for one thing, by words that name it and nothing else: made again, it is found there. */
export function uuidOf(what: string): string {
  const hex = createHash('sha256').update(what).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
