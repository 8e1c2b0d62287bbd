const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const CHINESE_DIGITS = '〇一二三四五六七八九'
const MOST_ROMAN = 3999
const MOST_LETTERED = 26 * 20
const MOST_CHINESE = 99

/** A list number as WordprocessingML's `format` writes it; formats not known here, and numbers out of range, in digits. */
export function formatListNumber(number: number, format: string): string {
  if (number < 1) return String(number)
  if (format === 'lowerRoman' && number <= MOST_ROMAN) return roman(number)
  if (format === 'upperRoman' && number <= MOST_ROMAN) return roman(number).toUpperCase()
  if (format === 'lowerLetter' && number <= MOST_LETTERED) return letters(number)
  if (format === 'upperLetter' && number <= MOST_LETTERED) return letters(number).toUpperCase()
  if (/^(?:chinese|taiwanese|ideograph|japanese)Count/.test(format) && number <= MOST_CHINESE) return chinese(number)
  return String(number)
}

function roman(number: number): string {
  let rest = number
  let text = ''
  for (const [value, numeral] of ROMAN) {
    while (rest >= value) {
      text += numeral
      rest -= value
    }
  }
  return text
}

/** a … z, then aa, bb … as Word counts. */
function letters(number: number): string {
  const letter = String.fromCharCode(0x61 + ((number - 1) % 26))
  return letter.repeat(Math.ceil(number / 26))
}

function chinese(number: number): string {
  const tens = Math.floor(number / 10)
  const ones = number % 10
  const tensText = tens === 0 ? '' : `${tens === 1 ? '' : CHINESE_DIGITS[tens]}十`
  return tensText + (ones === 0 && tens > 0 ? '' : CHINESE_DIGITS[ones])
}
