import { READING_LIMITS } from '../documents/reading/limits.ts'

/** What the recognition of one picture, or of one page, may cost before it is given up. */
export const RECOGNITION_LIMITS = {
  /** Work of its process, in seconds of a core: 2 to 5 are usual. */
  workSeconds: 60,
  /** By the clock, for a machine that is so busy that it lets the work wait: nobody need wait for it, the job does. */
  clockSeconds: 20 * 60,
  memoryBytes: READING_LIMITS.memoryBytes,
  /** Most pixels of a picture, by its header. */
  pixels: 40_000_000,
} as const

/** All pages of a document, waiting included. What is left then is named, and can be read again. */
export const DOCUMENT_SECONDS = 60 * 60
/**
 * The time of a document that a model may take for one picture, whatever it is allowed by its settings: where it hangs,
 * tesseract has the rest to read them all.
 */
export const SERVICE_SECONDS = 15 * 60
