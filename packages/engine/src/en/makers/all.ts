import { date, manner, place, reason, use } from './circumstances.ts'
import { definition, strongDefinition } from './definition.ts'
import { passive, passiveAgent, purpose, subjectBlank } from './details.ts'
import type { Maker } from './maker.ts'
import { agent, attribute, predicate } from './participants.ts'

/** Makers that ask about a main clause. */
export const MAKERS: readonly Maker[] = [
  strongDefinition,
  definition,
  attribute,
  reason,
  purpose,
  manner,
  use,
  date,
  place,
  agent,
  passiveAgent,
  predicate,
  passive,
  subjectBlank,
]
