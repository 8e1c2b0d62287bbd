import { definition } from './rules/definition.ts'
import { countedList, enumeration, numberedList } from './rules/lists.ts'
import { leaningBlank, named } from './rules/naming.ts'
import { functionOf, reasonFirst } from './rules/reasons.ts'
import type { EnglishRule } from './rules/rule.ts'

/** Rules that read a statement which stands alone, by its words. */
export const STATEMENT_RULES: readonly EnglishRule[] = [
  definition,
  named,
  functionOf,
  reasonFirst,
  enumeration,
  countedList,
  numberedList,
]

/** Rules that read a sentence which leans on the one before. */
export const LEANING_RULES: readonly EnglishRule[] = [leaningBlank]
