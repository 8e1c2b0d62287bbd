// biome-ignore lint/suspicious/noControlCharactersInRegex: databases and screens take no control characters
const CONTROLS = /[\x00-\x08\x0e-\x1f\x7f-\x9f\u00ad\ufeff\ufffe\uffff]/g
/** Ligatures, CJK radicals used in place of characters, CJK compatibility characters: fonts' business, not the text's. */
const COMPATIBILITY_CHARACTERS = /[\ufb00-\ufb06\u2e9f\u2ef3\u2f00-\u2fdf\uf900-\ufaff]/g
/** Bullets of the Symbol and Wingdings fonts, which Office writes as private characters. */
const SYMBOL_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf076\uf06c\uf06e\uf0fc]/g

/** Text as a student would have typed it: one kind of line end, no control characters, at most one empty line in a row. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(SYMBOL_BULLETS, '•')
    .replace(COMPATIBILITY_CHARACTERS, (character) => character.normalize('NFKC'))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed()
}
