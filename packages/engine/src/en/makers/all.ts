import { date, manner, place, reason, use } from './circumstances.ts'
import { definition, strongDefinition } from './definition.ts'
import { passiveAgent, purpose } from './details.ts'
import type { Maker } from './maker.ts'
import { agent } from './participants.ts'

/** Makers that ask about a main clause. */
export const MAKERS: readonly Maker[] = [
  strongDefinition,
  definition,
  reason,
  purpose,
  manner,
  use,
  date,
  place,
  agent,
  passiveAgent,
]
