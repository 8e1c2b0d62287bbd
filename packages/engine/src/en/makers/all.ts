import { date, reason } from './circumstances.ts'
import { definition, strongDefinition } from './definition.ts'
import type { Maker } from './maker.ts'

/** Makers that ask about a main clause. */
export const MAKERS: readonly Maker[] = [strongDefinition, definition, reason, date]
