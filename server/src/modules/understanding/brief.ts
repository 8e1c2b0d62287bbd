import type { Citation } from '@lectern/contract/understanding'
import type { Talk } from './read-talk.ts'

/** What a reply is written from. */
export interface Brief extends Talk {
  /** The notes as far as they are shown to a model, each passage with its number. */
  passages: readonly Citation[]
  areNotesExcerpted: boolean
}
