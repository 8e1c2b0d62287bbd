/**
 * Reports what made React draw a page a second time. React says only that it did, and hands over what failed as the cause: that
 * is what whoever looks for it needs.
 */
export const reportRecovered = (error: unknown): void =>
  reportError(error instanceof Error && error.cause !== undefined ? error.cause : error)
