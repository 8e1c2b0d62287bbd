import { date, manner, place, reason, use } from './circumstances.ts'
import { definition, strongDefinition } from './definition.ts'
import type { Maker } from './maker.ts'
import { agent, attribute, predicate } from './participants.ts'

/** Makers that ask about a main clause. */
export const MAKERS: readonly Maker[] = [
  strongDefinition,
  definition,
  attribute,
  reason,
  manner,
  use,
  date,
  place,
  agent,
  predicate,
]
