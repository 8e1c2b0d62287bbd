/**
 * A word where it was recognised: its box from the upper left corner of the picture, in ten thousandths of its width and height. A
 * tuple, since pages are kept with hundreds of them.
 */
export type RecognisedWord = readonly [text: string, left: number, top: number, right: number, bottom: number]

/** The words of recognised pages, by the index of the page, from 0. */
export type PageWords = Readonly<Record<string, readonly RecognisedWord[]>>

/** The whole of a side. */
export const WORD_SCALE = 10_000
