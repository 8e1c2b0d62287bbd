/** Between lines of print: where both are shorter than ten characters they are those of a list. */
const BREAK_IN_CHINESE =
  /(?<=[\p{Script=Han}，、])\s*\n\s*(?=\p{Script=Han}[^\n]{9})|(?<=[^\n]{9}[\p{Script=Han}，、])\s*\n\s*(?=\p{Script=Han})/gu

/** A sentence of a printed page to be read in one line, where breaks show as spaces: Chinese has none where a line ended. */
export const withoutLineBreaks = (sentence: string): string => sentence.replace(BREAK_IN_CHINESE, '')
