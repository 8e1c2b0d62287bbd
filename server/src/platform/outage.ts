/** What the house stands on and may lose for a while. */
export type OutsidePart = 'database' | 'files' | 'queue'

/**
 * Something outside does not answer, or has no room left: no fault of whoever called, and gone when it is back. What it
 * said is the cause.
 */
export class OutageError extends Error {
  override readonly name = 'OutageError'
  readonly part: OutsidePart

  constructor(part: OutsidePart, cause: unknown) {
    super(`The ${part} cannot be used now`, { cause })
    this.part = part
  }
}

/** The system's codes for a disk that is full, read-only or broken, and for too many open files. */
const SYSTEM_OUTAGES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])
/**
 * Classes of PostgreSQL's SQLSTATE: lost connections (08), no room on disk or in memory (53), operators who stop it (57P),
 * its own disk (58). Beside them 57014, a statement that took too long, and 25006: it takes no writes.
 */
const DATABASE_OUTAGES = /^(?:08...|53...|57P..|57014|58...|25006)$/

/** Whether `error`, or whatever caused it, says that something outside is out of order. */
export function isOutage(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutageError || isOutageCode((at as { code?: unknown }).code)) return true
  }
  return false
}

const isOutageCode = (code: unknown): boolean =>
  typeof code === 'string' && (SYSTEM_OUTAGES.has(code) || DATABASE_OUTAGES.test(code))
