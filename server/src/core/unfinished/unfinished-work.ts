import type { UnfinishedWork as OnTheWire } from '@lectern/contract/work/unfinished'

/** A module's paid work that is not at its end, as its student is reminded of it wherever they come back. */
export interface UnfinishedWork extends Pick<OnTheWire, 'status' | 'title' | 'progress'> {
  id: string | number
  /** Whether it is made already, and pages of it are read once more. */
  isAgain?: boolean
  since: Date
}
