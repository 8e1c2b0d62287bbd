import { apposition } from './rules/apposition.ts'
import { attribute, occurrence } from './rules/attributes.ts'
import { definition } from './rules/definition.ts'
import { agent, count, date } from './rules/facts.ts'
import { contrast, countedList, enumeration, numberedList } from './rules/lists.ts'
import { naming, namingBlank, namingOfPrevious } from './rules/naming.ts'
import { predicate, stateOfBeing } from './rules/predicates.ts'
import { condition, functionOf, manner, reason, reasonFirst } from './rules/reasons.ts'
import type { EnglishRule } from './rules/rule.ts'

/** Rules that read a statement which stands alone. */
export const STATEMENT_RULES: readonly EnglishRule[] = [
  naming,
  namingBlank,
  definition,
  apposition,
  functionOf,
  attribute,
  occurrence,
  reason,
  reasonFirst,
  condition,
  manner,
  predicate,
  stateOfBeing,
  date,
  agent,
  count,
  enumeration,
  countedList,
  numberedList,
  contrast,
]

/** Rules that read a sentence which leans on the one before. */
export const LEANING_RULES: readonly EnglishRule[] = [namingOfPrevious]
