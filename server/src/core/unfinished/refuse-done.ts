import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'

const DONE_BY_NOW = message('tray.doneByNow')

/** How what is deleted may stand. */
export interface Deletion {
  /** Only to call work off, or to put away what failed: what is done by then has been paid for, and stays. */
  keepsDone?: boolean
}

/** @throws Problem `conflict` where it is done, and what is done is kept */
export function refuseDone(isDone: boolean, { keepsDone = false }: Deletion): void {
  if (isDone && keepsDone) throw new Problem('conflict', DONE_BY_NOW)
}
