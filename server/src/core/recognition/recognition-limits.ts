import { READING_LIMITS } from '../documents/reading/limits.ts'

/** What the recognition of one picture, or of one page, may cost before it is given up. */
export const RECOGNITION_LIMITS = {
  /** Time of its process, waiting for a place not included. */
  seconds: 30,
  memoryBytes: READING_LIMITS.memoryBytes,
  /** Of a picture, by its header. */
  pixels: 40_000_000,
} as const

/** All pages of a document, waiting included: it ends before the browser gives up, after 10 minutes. */
export const DOCUMENT_SECONDS = 9 * 60
