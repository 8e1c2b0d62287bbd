/** What one document may cost before its reading is given up. */
export type ReadingLimits = {
  /** Work of the reading process, in seconds of a core; by the clock it may take five times as long. */
  seconds: number
  /** Resident memory of the reading process. */
  memoryBytes: number
  /** Characters (UTF-16 units) of text; of plain text beyond the word limit, as many are given out. */
  characters: number
  /** Pages of a PDF, slides of a deck. */
  pages: number
}

/** 100,000 words, the most any module takes, are about 700,000 characters of English; the rest is room to count them. */
export const READING_LIMITS: Readonly<ReadingLimits> = {
  seconds: 20,
  memoryBytes: 700 * 1024 * 1024,
  characters: 4_000_000,
  pages: 2_000,
}
