import { type Logger, pino } from 'pino'
import { LOG_OPTIONS } from './log-options.ts'

/** Lines that are written together, in bytes: some twenty. */
const TOGETHER_BYTES = 4096
/** For how long one waits for others at most. */
const WAIT_MS = 100

/** What waits where nobody reads the log, in bytes; lines that come then are lost. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024

/**
 * The log of a process that serves, on its standard output. Each request writes a line: one by one they would take a tenth of what a
 * request takes in all. What waits is written when the process ends, also by an error; only one that is killed without a word loses it.
 * Once lines that were lost can be told of, their number is.
 */
export function openLog(level: string): Logger {
  const output = pino.destination({
    sync: false,
    minLength: TOGETHER_BYTES,
    maxLength: MOST_WAITING_BYTES,
    periodicFlush: WAIT_MS,
  })
  const log = pino({ ...LOG_OPTIONS, level }, output)
  let lostLines = 0
  output.on('drop', () => {
    lostLines += 1
  })
  output.on('drain', () => {
    if (lostLines === 0) return
    const lines = lostLines
    lostLines = 0
    log.warn({ lines }, 'nobody read the log: lines are lost')
  })
  return log
}
