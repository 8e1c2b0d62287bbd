/** What a student shows to others by a link, and takes back (requirements/sharing.md). */

/** What can be shared: a set of cards, notes, an exam. */
export const SHARE_KINDS = ['set', 'notes', 'exam'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** What is read as one text, sentences of the material throughout: shared with these, or not at all. */
export const WHOLE_TEXT_KINDS: readonly ShareKind[] = ['notes']

/** Whether anybody else sees a thing by its link, on its owner's word about quoted passages. */
export const isShownByLink = (kind: ShareKind, hasPassages: boolean): boolean =>
  hasPassages || !WHOLE_TEXT_KINDS.includes(kind)

/** What of pictures and sounds goes along with a set, in bytes: cards that would need more stay behind. */
export const MAX_SHARED_MEDIA_BYTES = 100 * 1024 * 1024

/** How many of a student's links one page of them lists. */
export const SHARES_PER_PAGE = 10

/** The name that an owner shows with what they share, in UTF-16 units; '' shows none. */
export const MAX_SHARE_NAME_CHARACTERS = 60

/** Why somebody reports what is shared. `rights`: they have a right in it. */
export const REPORT_REASONS = ['rights', 'personal', 'harmful', 'wrong', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What is said with a report, and what its owner answers, in UTF-16 units. */
export const MAX_REPORT_CHARACTERS = 2000

/** Where the site shows what is shared, by the token of its link. */
export const sharedPath = (token: string): string => `/shared/${token}`
