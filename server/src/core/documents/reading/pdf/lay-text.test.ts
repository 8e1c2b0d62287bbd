import { expect, test } from 'vitest'
import { layText } from './lay-text.ts'
import { lettersOfWords } from './letters-of-words.ts'
import type { Letter } from './page-letters.ts'

const LETTER = { width: 0.02, height: 0.03 }

/** Letters of lines that stand one below the other, each from its left; of a monospaced font. */
const lettersOf = (...lines: { text: string; left?: number; top: number }[]): Letter[] =>
  lines.flatMap(({ text, left = 0.1, top }) => [
    ...Array.from(text, (character, index) => {
      const [from, bottom] = [left + index * LETTER.width, top + LETTER.height]
      return {
        character,
        box: { left: from, top, right: from + LETTER.width, bottom, inkTop: top, inkBottom: bottom, hasInk: true },
      }
    }),
    { character: '\r', box: null },
    { character: '\n', box: null },
  ])

const shown = (letters: readonly Letter[], text: string, start = 0) =>
  layText(letters, text, start).map(({ runs }) => runs.map(({ start: at, text: word }) => `${at} ${word}`))

test('Each word stands where its letters do, by its place in the whole text', () => {
  const letters = lettersOf({ text: 'A cell', top: 0.1 }, { text: 'has 細胞核.', top: 0.2 })
  expect(shown(letters, 'A cell\nhas 細胞核.', 500)).toEqual([
    ['500 A', '502 cell'],
    ['507 has', '511 細胞核', '514 .'],
  ])
  const [first] = layText(letters, 'A cell\nhas 細胞核.', 500)
  expect(first).toMatchObject({ top: 0.1, height: 0.03 })
  expect(first?.runs[1]).toEqual({ start: 502, text: 'cell', left: 0.14, width: 0.08 })
})

test.each([
  ['a hyphen at the end of a line that was left out', 'the al\ufffegorithm', 'the algorithm', ['0 the', '4 algorithm']],
  ['a hyphen at the end of a line that stayed', 'fixed\ufffesize', 'fixed-size', ['0 fixed-size']],
  ['a ligature', 'ﬁne', 'fine', ['0 fine']],
  ['a sign that nobody sees', 'a\u00ad cell', 'a cell', ['0 a', '2 cell']],
  ['a letter that the text has not', 'a cellx wall', 'a cell wall', ['0 a', '2 cell', '7 wall']],
  ['letters that the page has not', 'a wall of it', 'a cell wall of it', ['0 a', '7 wall', '12 of', '15 it']],
])('A text that was tidied is found: %s', (_what, onPage, text, runs) => {
  expect(shown(lettersOf({ text: onPage, top: 0.1 }), text)).toEqual([runs])
})

test('Columns that stand beside each other are lines of their own, in the order of the text', () => {
  const letters = lettersOf(
    { text: 'one', top: 0.1 },
    { text: 'two', top: 0.2 },
    { text: 'three', top: 0.1, left: 0.6 },
    { text: 'four', top: 0.2, left: 0.6 },
  )
  expect(shown(letters, 'one\ntwo\nthree\nfour')).toEqual([['0 one'], ['4 two'], ['8 three'], ['14 four']])
  // Cells of one row of a table, far apart.
  const row = lettersOf({ text: 'one', top: 0.1 }).slice(0, 3)
  expect(shown([...row, ...lettersOf({ text: 'three', top: 0.1, left: 0.6 })], 'one three')).toEqual([
    ['0 one'],
    ['4 three'],
  ])
})

test('Words that stand above and below a sum are lines of their own: none can go on to its left', () => {
  const letters = lettersOf(
    { text: 'nn', left: 0.2, top: 0.1 },
    { text: 'S', left: 0.21, top: 0.11 },
    { text: 'x', left: 0.26, top: 0.11 },
  )
  const drawn = letters.filter(({ character }) => character.trim() !== '')
  expect(shown(drawn, 'nn S x')).toEqual([['0 nn'], ['3 S', '5 x']])
})

test('Chinese that is drawn apart, or closer, is parted there', () => {
  const letters = lettersOf({ text: '細胞有細胞核', top: 0.1 })
  const apart = letters.map(({ character, box }, index) => {
    const by = index < 3 ? 0 : 0.005
    return { character, box: box && { ...box, left: box.left + by, right: box.right + by } }
  })
  expect(shown(letters, '細胞有細胞核')).toEqual([['0 細胞有細胞核']])
  expect(shown(apart, '細胞有細胞核')).toEqual([['0 細胞有', '3 細胞核']])
})

test('A text that was recognised stands on its words, whatever its marks were tidied to', () => {
  const words = [
    ['細胞', 1000, 1000, 1400, 1300],
    [',', 1410, 1250, 1450, 1320],
    ['也有', 1500, 1010, 1900, 1300],
    ['DNA.', 2000, 1000, 2800, 1300],
  ] as const
  const [line, ...others] = layText(lettersOfWords(words), '細胞，也有DNA。', 20)
  expect(others).toEqual([])
  expect(line?.runs.map(({ start, text }) => `${start} ${text}`)).toEqual(['20 細胞', '22 ，', '23 也有', '25 DNA'])
  expect(line?.runs[3]).toMatchObject({ left: 0.2, width: 0.06 })
})

test('A text that was not read from these letters has no place on them', () => {
  const letters = lettersOf({ text: 'Scanned by a program, 2026', top: 0.9 })
  expect(layText(letters, 'The cell is the smallest unit of life, and every living thing is made of it.', 0)).toEqual(
    [],
  )
  expect(layText([], 'A cell.', 0)).toEqual([])
  expect(layText(letters, '', 0)).toEqual([])
})

test('A font that is said to be far taller than its letters does not reach over the next line', () => {
  const tall = lettersOf({ text: 'cell', top: 0.1 }).map(({ character, box }) => ({
    character,
    box: box && { ...box, top: box.top - 0.05, bottom: box.bottom + 0.05 },
  }))
  const [line] = layText(tall, 'cell', 0)
  expect(line?.top).toBeGreaterThan(0.09)
  expect(line?.height).toBeLessThan(0.05)
})
