import { describe, expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

describe('Tidied text', () => {
  test.each([
    ['has one kind of line end', 'a\r\nb\rc\vd\fe\u2028f', 'a\nb\nc\nd\ne\nf'],
    ['has no control characters, which databases refuse', 'a\x00b\x07c\ufffed', 'abcd'],
    ['has no soft hyphens and no byte order mark', '\ufeffco\u00adoperate', 'cooperate'],
    ['has no half of a surrogate pair', 'a\ud83d b', 'a\ufffd b'],
    ['has no spaces at the ends of lines', 'a \t\nb\u00a0\n', 'a\nb'],
    ['has one empty line in a row at most', 'a\n\n \n\nb', 'a\n\nb'],
    ['has letters in place of ligatures', 'eﬃcient ﬂow', 'efficient flow'],
    ['has characters in place of radicals', '⼀⼆', '一二'],
    ['has bullets in place of private ones', '\uf0b7 item', '• item'],
    ['keeps tabs, full-width forms and accents', 'Ａ\tB é，', 'Ａ\tB é，'],
  ])('%s', (_, text, expected) => {
    expect(tidyText(text)).toBe(expected)
  })

  test('is had in no time from a megabyte of spaces', () => {
    const begun = process.cpuUsage()
    expect(tidyText(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002)
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
  })
})
