import type { Citation } from '@lectern/contract/understanding/shapes'
import type { PromptImage } from '../../platform/model/task.ts'
import type { Talk } from './read-talk.ts'

/** The notes as far as they are shown to a model. */
export interface ShownNotes {
  /** Each with its number: what an answer can cite. */
  passages: readonly Citation[]
  /** What is shown in place of the passages, where they are too long: points of all of them, with their numbers. */
  digest: string | null
  areNotesExcerpted: boolean
}

/** What a reply is written from. */
export interface Brief extends Talk, ShownNotes {
  /** The image of the talk itself, for a model that answers and sees. */
  image: PromptImage | null
}
