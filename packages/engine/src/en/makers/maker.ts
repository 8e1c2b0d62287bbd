import type { CardDraft } from '../../cards/candidate.ts'
import type { EnglishContext } from '../context.ts'
import type { MainClause } from '../main-clause.ts'

/** A draft, and the tokens of its clause that its answer is made of. */
type Made = CardDraft

/** Makes a card of a main clause, or none. */
export type Maker = (clause: MainClause, context: EnglishContext) => Made | null
