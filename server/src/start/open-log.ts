import { type Logger, pino } from 'pino'
import { LOG_OPTIONS } from './log-options.ts'

/** Lines that are written together, in bytes: some twenty. */
const TOGETHER_BYTES = 4096
/** For how long one waits for others at most. */
const WAIT_MS = 100

/**
 * The log of a process that serves, on its standard output. Each request writes a line: one by one they would take a tenth of what a
 * request takes in all. What waits is written when the process ends, also by an error; only one that is killed without a word loses it.
 */
export const openLog = (level: string): Logger =>
  pino({ ...LOG_OPTIONS, level }, pino.destination({ sync: false, minLength: TOGETHER_BYTES, periodicFlush: WAIT_MS }))
