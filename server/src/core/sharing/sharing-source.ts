import type { SharedContent } from '@lectern/contract/sharing/shares'
import type { ShareKind } from '@lectern/domain/sharing/shares'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { ChangePlan, Taken } from './plan-changes.ts'

/** A thing of a module's and whose it is. */
export interface OwnedThing {
  studentId: number
  id: number
}

/** On what terms something is shared. */
export interface ShareTerms {
  hasPassages: boolean
  /** Whether pictures and sounds go along. */
  hasMedia: boolean
  /** What a piece of the original is called in copies of this share, by what it is called at home. */
  keyInCopies(clientId: string): string
}

/** A copy and the original that it follows. */
export interface FollowingCopy {
  original: OwnedThing
  copy: OwnedThing
  terms: ShareTerms
  taken: Taken
}

/** The files that shared things of a module show, as their copies need them: their student's own. */
export interface SharedFiles {
  /** One of them, or a part of it. @throws Problem `not_found` where what is shared on these terms does not show it */
  open(original: OwnedThing, terms: ShareTerms, file: { name: string; range: string | null }): Promise<FileAnswer>
  /**
   * Gives another student those that a copy would need and they do not have, all of them or none.
   * @returns takes away again what it gave and nothing of theirs shows
   * @throws Problem `not_found`, `storage_full`
   */
  bring(original: OwnedThing, terms: ShareTerms, student: { id: number }): Promise<() => Promise<void>>
}

/** What a module lets its students share, how it shows it, and how another student's copy comes about. */
export interface SharingSource {
  kind: ShareKind
  /** What the student calls those of these things that are theirs. */
  titlesOf(queries: Queries, studentId: number, ids: readonly number[]): Promise<Map<number, string>>
  /** Gives one of these things another title. @throws Problem `not_found` */
  rename(tx: Transaction, original: OwnedThing, title: string): Promise<void>
  /** How much text whoever has the link would be sent, in bytes of UTF-8. @throws Problem `not_found` */
  measure(queries: Queries, original: OwnedThing): Promise<number>
  /** What whoever has the link sees, and how much stays behind. @throws Problem `not_found` */
  show(
    queries: Queries,
    original: OwnedThing,
    terms: ShareTerms,
  ): Promise<{ content: SharedContent; leftOutCount: number }>
  /** Makes the same for another student, with nothing of the owner's around it. @throws Problem `not_found` */
  copy(
    tx: Transaction,
    original: OwnedThing,
    terms: ShareTerms,
    student: { id: number },
    now: Date,
  ): Promise<{ id: number; taken: Taken }>
  /** What has changed in the original since. @throws Problem `not_found` where either is gone */
  compare(queries: Queries, pair: FollowingCopy): Promise<ChangePlan>
  /** Takes it over. @throws Problem `not_found`; `conflict` where there is no room for it */
  takeOver(tx: Transaction, pair: FollowingCopy, now: Date): Promise<ChangePlan>
}
