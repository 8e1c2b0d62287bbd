import type { CardDraft } from '../../cards/candidate.ts'
import type { EnglishContext } from '../context.ts'
import type { MainClause } from '../main-clause.ts'

/** Makes a card of a main clause, or none. */
export type Maker = (clause: MainClause, context: EnglishContext) => CardDraft | null
