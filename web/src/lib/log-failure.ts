/** For failures that are made good by themselves and that a student need not hear of: told to the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the site writes there
  console.warn(`${what}:`, error)
}
