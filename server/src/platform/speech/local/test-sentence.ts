import { join } from 'node:path'

/** A sentence said by a synthetic voice, so that it is nobody's: what a recogniser is tried on. */
export const TEST_RECORDING = join(import.meta.dirname, 'test-sentence.webm')
export const TEST_SENTENCE = 'The teacher asked the students to open their books and read the first page.'
