const wordsWithValues = (words: string, valueAt: (index: number) => number): [string, number][] =>
  words.split(/\s+/).map((word, index) => [word, valueAt(index)])

/** Numbers up to ninety that one word says. */
export const ENGLISH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...wordsWithValues(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen`,
    (index) => index,
  ),
  ...wordsWithValues('twenty thirty forty fifty sixty seventy eighty ninety', (index) => (index + 2) * 10),
])

/** What a number before it is multiplied by. */
export const ENGLISH_UNITS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
])

/** What a Chinese numeral before it is multiplied by, below ten thousand. */
export const CHINESE_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** And from ten thousand on. */
export const CHINESE_MYRIADS: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }

/** 'first' to 'twenty-first'. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  wordsWithValues(
    `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
    sixteenth seventeenth eighteenth nineteenth twentieth twenty-first`,
    (index) => index + 1,
  ),
)
