import type { AskedOfMaterial } from '../tables.ts'
import type { Practice, SpokenParts, TalkSoFar } from '../tasks.ts'

/** What every step knows of a session about a material. */
export interface PracticeOfMaterial extends Practice {
  /** What the material says, as far as it is shown to a model. */
  passages: readonly string[]
  /** What the built-in partner asks; none where a model does. */
  asked: readonly AskedOfMaterial[]
}

/** A talk about a material up to its newest turn. */
export interface TalkOfMaterial extends TalkSoFar, PracticeOfMaterial {
  /** How many turns were answered, also those that are not remembered. */
  turnCount: number
}

/** What was said of a material. */
export interface PartsOfMaterial extends SpokenParts {
  /** The main points of the material, and the terms by which it is told whether it is spoken of. */
  mainPoints: readonly string[]
  terms: readonly string[]
}
