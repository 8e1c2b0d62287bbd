import { expect, test } from 'vitest'
import { formatListNumber } from './list-number.ts'

test.each([
  [4, 'decimal', '4'],
  [4, 'lowerRoman', 'iv'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [4000, 'upperRoman', '4000'],
  [1, 'lowerLetter', 'a'],
  [26, 'upperLetter', 'Z'],
  [27, 'lowerLetter', 'aa'],
  [3, 'chineseCounting', '三'],
  [10, 'chineseCountingThousand', '十'],
  [20, 'taiwaneseCounting', '二十'],
  [99, 'ideographTraditional', '99'],
  [99, 'japaneseCounting', '九十九'],
  [0, 'lowerRoman', '0'],
  [5, 'a format of tomorrow', '5'],
])('List number %i as %s is %s', (number, format, expected) => {
  expect(formatListNumber(number, format)).toBe(expected)
})
