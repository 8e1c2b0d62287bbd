/**
 * Rules of paid work that goes on in the server: recordings and lectures (requirements/credits.md#paid-work-is-kept,
 * requirements/platform.md#outages).
 */

/** How long what was brought is kept after its work has failed, so that it can be tried again without another upload. */
export const RETRY_DAYS = 7
