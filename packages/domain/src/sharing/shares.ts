/** What a student shows to others by a link, and takes back (requirements/sharing.md). */

/** What can be shared: a set of cards, notes, an exam. */
export const SHARE_KINDS = ['set', 'notes', 'exam'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** The name that an owner shows with what they share, in UTF-16 units; '' shows none. */
export const MAX_SHARE_NAME_CHARACTERS = 60

/** Where the site shows what is shared, by the token of its link. */
export const sharedPath = (token: string): string => `/shared/${token}`
