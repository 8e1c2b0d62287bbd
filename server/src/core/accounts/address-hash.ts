import type { Secrets } from '../../settings/secrets.ts'

/** The keyed hash under which an address is remembered without being stored. `email` is case-folded. */
export const hashAddress = (secrets: Secrets, email: string): string => secrets.hash('address', email)

/**
 * The keyed hash of a browser's mark, which a pending password is bound to (requirements/accounts.md#pending-password).
 */
export const hashBrowser = (secrets: Secrets, browserMark: string): string => secrets.hash('browser', browserMark)
