import { date, reason } from './circumstances.ts'
import type { Maker } from './maker.ts'
import { identity } from './meaning.ts'

/** Makers that ask about a main clause. */
export const MAKERS: readonly Maker[] = [reason, date, identity]
