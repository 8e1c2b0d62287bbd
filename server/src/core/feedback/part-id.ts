import { createHash } from 'node:crypto'

const ID_CHARACTERS = 32

/** What a part is known by: it follows from what the part holds, stays the same when others go, and alike parts have the same. */
export const partIdOf = (held: string): string =>
  createHash('sha256').update(held).digest('hex').slice(0, ID_CHARACTERS)
