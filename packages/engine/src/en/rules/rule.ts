import type { CardDraft } from '../../cards/candidate.ts'
import type { EnglishContext } from '../context.ts'
import type { Segment } from '../segment.ts'
import type { Token } from '../tagger.ts'

/** What a rule looks at: a statement that stands alone, its subject and its verb. */
export type RuleInput = Segment & {
  readonly context: EnglishContext
  readonly allTokens: readonly Token[]
  /** What opens the statement before its subject ('in plants'), or ''; `tokens` are what follows. */
  readonly front: string
  /** The index of the main verb in `tokens`, -1 where the statement does not open with a plain subject. */
  readonly verbAt: number
  /** The words before the verb, without the verb's own adverb; empty where `verbAt` is -1. */
  readonly subject: readonly Token[]
}

export type EnglishRule = (input: RuleInput) => CardDraft | null
