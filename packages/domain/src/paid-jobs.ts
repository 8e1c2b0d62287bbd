/** Rules of paid work that goes on in the server: recordings and lectures (2§9, readings 42 and 56). */

/** How long what was brought is kept after its work has failed, so that it can be tried again without another upload. */
export const RETRY_DAYS = 7
