import { READING_LIMITS } from '../documents/reading/limits.ts'

/** What the recognition of one picture, or of one page, may cost before it is given up. */
export const RECOGNITION_LIMITS = {
  /** Time of its process, waiting for a place not included: 2 to 5 s on a free core, and room for a machine that is busy. */
  seconds: 60,
  memoryBytes: READING_LIMITS.memoryBytes,
  /** Of a picture, by its header. */
  pixels: 40_000_000,
} as const

/** All pages of a document, waiting included: it ends before the browser gives up, after 10 minutes. */
export const DOCUMENT_SECONDS = 9 * 60
