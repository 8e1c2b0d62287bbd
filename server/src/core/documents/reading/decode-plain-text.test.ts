import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { material } from '../../../../test/material.ts'
import { decodePlainText } from './decode-plain-text.ts'

const read = (name: string) => readFileSync(material(name))
const truth = (name: string) => read(`documents/${name}.truth.txt`).toString('utf8')
const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')

/** Neither encoding uses the line feed within a character. */
function splitLines(whole: Buffer): Buffer[] {
  const end = whole.indexOf(0x0a)
  return end < 0 ? [whole] : [whole.subarray(0, end), ...splitLines(whole.subarray(end + 1))]
}

describe('Plain text is decoded', () => {
  test.each([
    ['UTF-8', Buffer.from('Größe 頁框'), 'Größe 頁框'],
    ['UTF-8 with a byte order mark', bytes('ef bb bf 61'), 'a'],
    ['UTF-16 little-endian with its mark', read('hostile/utf16.txt'), '第四講'],
    ['UTF-16 big-endian with its mark', bytes('fe ff 7b 2c 56 db'), '第四'],
    ['UTF-16 little-endian without a mark', Buffer.from('a page, 頁', 'utf16le'), 'a page, 頁'],
    ['UTF-16 big-endian without a mark', Buffer.from('a page, 頁', 'utf16le').swap16(), 'a page, 頁'],
    ['three characters of Big5', read('hostile/big5.txt'), '第四講'],
    ['Windows-1252', bytes('63 61 66 e9 20 61 75 20 6e 61 ef 76 65 20 93 61 94'), 'café au naïve “a”'],
    [
      'Windows-1252 whose accents could pair up as Chinese',
      bytes('4d fc 6c 6c 65 72 20 46 72 e4 75 6c 65 69 6e'),
      'Müller Fräulein',
    ],
  ])('from %s', (_, given, expected) => {
    expect(decodePlainText(given)).toBe(expected)
  })

  test('from a whole lecture in Big5', () => {
    expect(decodePlainText(read('documents/tc.big5.txt'))).toBe(truth('tc'))
  })

  test('from a whole lecture in GB18030', () => {
    expect(decodePlainText(read('documents/sc.gb18030.txt'))).toBe(truth('sc'))
  })

  test.each([
    ['Big5', 'tc.big5.txt', 'tc'],
    ['GB18030', 'sc.gb18030.txt', 'sc'],
  ])('from every single line of a lecture in %s, little as it tells', (_, name, truthName) => {
    expect(splitLines(read(`documents/${name}`)).map((line) => decodePlainText(line))).toEqual(
      truth(truthName).split('\n'),
    )
  })

  test('from a sample that ends inside a character', () => {
    const cut = Buffer.from('頁框').subarray(0, 5)
    expect(decodePlainText(cut, { isCut: true })).toBe('頁')
  })
})

describe('Bytes that are no text', () => {
  test.each([
    ['the start of an image', read('hostile/bad.png')],
    ['a compound file', read('documents/en.doc')],
    ['a zip file', read('documents/en.docx')],
    ['numbers of every size', Uint8Array.from({ length: 4096 }, (_, index) => (index * 167) % 256)],
  ])('are known as such: %s', (_, given) => {
    expect(decodePlainText(given)).toBeNull()
  })

  test('may hold a stray mark of an old editor and still be text', () => {
    const text = `${'A line of text.\r\n'.repeat(50)}\x1a`
    expect(decodePlainText(Buffer.from(text))).toBe(text)
  })
})
