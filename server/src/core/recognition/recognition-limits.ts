import { READING_LIMITS } from '../documents/reading/limits.ts'

/** What the recognition of one picture, or of one page, may cost before it is given up. */
export const RECOGNITION_LIMITS = {
  /** Time from the start of the process, waiting for a place not included. */
  seconds: 30,
  memoryBytes: READING_LIMITS.memoryBytes,
  /** Of a picture, by its header. */
  pixels: 40_000_000,
} as const
