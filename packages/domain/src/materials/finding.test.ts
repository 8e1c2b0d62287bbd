import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFinder, isSought, MOST_FOUND } from './finding.ts'

const goOn = async () => {}
const finderOf = (text: string, pageStarts: readonly number[] = [0]) => createFinder(text, pageStarts, goOn)

/** What is found of a text, as it stands there. */
async function found(text: string, sought: string): Promise<string[]> {
  const { places } = (await finderOf(text)).find(sought)
  return places.map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['whatever its case', 'The Cell and the CELL', 'cell', ['Cell', 'CELL']],
  ['with a large letter that is two small ones', 'Straße, STRASSE', 'straße', ['Straße', 'STRASSE']],
  ['with a letter whose small form depends on its place', 'ΟΔΟΣ, οδος', 'οδός', ['ΟΔΟΣ', 'οδος']],
  ['in full width', 'ＡＴＰ　是能量', 'atp', ['ＡＴＰ']],
  ['when it is typed in full width', 'ATP stores energy', 'ＡＴＰ', ['ATP']],
  ['by another form of a character', 'the ⼈ and the ㎏', '人', ['⼈']],
  ['without its accents', 'A café, a naïve résumé', 'naive resume', ['naïve résumé']],
  ['when accents are typed that do not stand there', 'a cafe', 'café', ['cafe']],
  ['with marks of their own', 'a cafe\u0301 here', 'café', ['cafe\u0301']],
  ['with a mark at its end, which is part of it', 'a cafe\u0301 here', 'cafe', ['cafe\u0301']],
  ['over the end of a line', 'the cell\nmembrane', 'cell membrane', ['cell\nmembrane']],
  ['with more white space', 'the cell \u00a0 \t membrane', 'cell membrane', ['cell \u00a0 \t membrane']],
  ['in Chinese over the end of a line', '植物的光合\n作用在葉綠體', '光合作用', ['光合\n作用']],
  ['in Chinese beside a Latin word', '細胞含有 DNA 和\nRNA。', '含有DNA和RNA', ['含有 DNA 和\nRNA']],
  ['with marks of either width', '光合作用，細胞', '光合作用, 細胞', ['光合作用，細胞']],
  ['over the hyphen at the end of a line', 'by photo-\nsynthesis', 'photosynthesis', ['photo-\nsynthesis']],
  ['over a hyphen with blanks after it', 'by photo- \r\n  synthesis', 'photosynthesis', ['photo- \r\n  synthesis']],
  [
    'with a hyphen that the word has',
    'of fixed-\nsize, fixed-size, fixed size',
    'fixed-size',
    ['fixed-\nsize', 'fixed-size'],
  ],
  ['without a hyphen that the word has', 'co-operate', 'cooperate', ['co-operate']],
  ['over a soft hyphen', 'mito\u00adchon\u00ad\ndria', 'mitochondria', ['mito\u00adchon\u00ad\ndria']],
  ['over a range at the end of a line', 'in 1990–\n1995', '1990-1995', ['1990–\n1995']],
  ['with a ligature', 'to ﬁnd the eﬃcient', 'find', ['ﬁnd']],
  ['from within a ligature', 'to ﬁnd', 'ind', ['ﬁnd']],
  ['with any quotation marks', 'the “cell’s” wall', '"cell\'s"', ['“cell’s”']],
  ['as one character', '細胞有細胞核', '核', ['核']],
  ['as one character of two units', 'a 𠮷 and 𠮷', '𠮷', ['𠮷', '𠮷']],
  ['in full width of two units', 'the 𝐱 and x', 'X', ['𝐱', 'x']],
  ['as it stands: traditional', '細胞和细胞', '細胞', ['細胞']],
  ['without what nobody sees', 'the ce\u200bll', 'cell', ['ce\u200bll']],
  ['as a sign', 'what? why?', '?', ['?', '?']],
  ['while a word with a hyphen is being typed', 'self-esteem', 'self-', ['self']],
  ['as a hyphen alone', 'a - b', '-', ['-']],
  ['once where it overlaps itself', 'aaaaa', 'aa', ['aa', 'aa']],
  ['once for a character that holds it twice', 'oﬀer', 'f', ['ﬀ']],
  ['as a Korean syllable', '한국, 하늘', '하', ['하']],
  ['as a kana, voiced or not', 'かがｶﾞ', 'が', ['が']],
  ['as a kana in half width', 'カガ', 'ｶﾞ', ['ガ']],
])('what is sought is found %s', async (_, text, sought, expected) => {
  expect(await found(text, sought)).toEqual(expected)
})

test.each([
  ['nothing but white space', ' \n\u3000'],
  ['nothing at all', ''],
  ['a mark without a letter', '\u0301'],
  ['nothing that is seen', '\u200b\u00ad'],
])('%s is not sought, and nowhere', async (_, sought) => {
  expect(isSought(sought)).toBe(false)
  expect(await found('A cell \n\u3000 cafe\u0301 has\u200b none.', sought)).toEqual([])
})

test.each([
  ['over a gap between words', 'the rapist and economic at', 'therapist'],
  ['over a dash between words', 'a cab - at night', 'bat'],
  ['after a hyphen that a word ends with', 'pre- and post-war', 'preand'],
  ['as part of a digit range', '12-15', '1215'],
  ['of what goes on otherwise', 'a cell', 'cello'],
])('what does not stand there is not found: %s', async (_, text, sought) => {
  expect(isSought(sought)).toBe(true)
  expect(await found(text, sought)).toEqual([])
})

const PAGES = ['A cell has a mem-\n', 'brane.\n\n', '', 'Cells divide, and the cell\n', 'wall does not.']
const TEXT = PAGES.join('')
const STARTS = PAGES.map((_, index) => PAGES.slice(0, index).join('').length)

test('each place is told with its page, the one with its text where another is empty, over the end of a page too', async () => {
  const finder = await finderOf(TEXT, STARTS)
  const pagesOf = (sought: string) => finder.find(sought).places.map(({ page }) => page)
  expect([pagesOf('cell'), pagesOf('membrane'), pagesOf('cell wall')]).toEqual([[1, 4, 4], [1], [4]])
})

test('what stands on a page is found there alone, and what goes over its ends on both', async () => {
  const finder = await finderOf(TEXT, STARTS)
  const on = (page: number, sought: string) =>
    finder.findOnPage(sought, page).map(({ start, end }) => TEXT.slice(start, end))
  expect([1, 2, 3, 4, 5].map((page) => on(page, 'membrane'))).toEqual([['mem-\nbrane'], ['mem-\nbrane'], [], [], []])
  expect([1, 2, 3, 4, 5, 6].map((page) => on(page, 'CELL'))).toEqual([['cell'], [], [], ['Cell', 'cell'], [], []])
})

test('of what stands there often the first places are told, and that there are more', async () => {
  const finder = await finderOf('e '.repeat(MOST_FOUND + 1), [0, 2 * MOST_FOUND])
  const { places, hasMore } = finder.find('e')
  expect([places.length, places.at(-1)?.start, hasMore]).toEqual([MOST_FOUND, 2 * (MOST_FOUND - 1), true])
  const all = await finderOf('e '.repeat(MOST_FOUND))
  expect([all.find('e').places.length, all.find('e').hasMore]).toEqual([MOST_FOUND, false])
  // A page beyond them has its own.
  expect(finder.findOnPage('e', 2)).toEqual([{ start: 2 * MOST_FOUND, end: 2 * MOST_FOUND + 1 }])
})

test('a long text is taken in by parts, each word of it whole', async () => {
  let pauses = 0
  const words = Array.from({ length: 5000 }, (_, index) => `細胞w${index}x`)
  const finder = await createFinder(words.join(''), [0], async () => void pauses++)
  expect(pauses).toBe(3)
  let start = 0
  for (const word of words) {
    expect(finder.find(word.toUpperCase()).places).toEqual([{ page: 1, start, end: start + word.length }])
    start += word.length
  }
})

test('no part ends where what stands there depends on the next', async () => {
  const sought = 'photosynthesis of 𠮷 e\u0301'
  for (let before = 16_350; before <= 16_384; before++) {
    const finder = await finderOf(`${'x'.repeat(before)} Photo-\nsynthesis  of 𠮷 e\u0301 ends`)
    expect(finder.find(sought).places).toEqual([{ page: 1, start: before + 1, end: before + 27 }])
  }
})

const LETTERS = ['a', 'B', 'é', 'e\u0301', 'ﬁ', '細', '𠮷', ' ', '\n', '-', '\u00ad', '-\n', '，', '1', 'Ａ', '한']

/** Within a word it is no matter. */
const IS_HYPHEN = /^[-\s]*$/

test('whatever part of a text is sought, it is found where it stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...LETTERS), { maxLength: 40 }),
      fc.nat(),
      fc.nat(),
      async (all, one, other) => {
        const [from, to] = [one % (all.length + 1), other % (all.length + 1)].toSorted((a, b) => a - b) as [
          number,
          number,
        ]
        const start = all.slice(0, from).join('').length
        const sought = all.slice(from, to).join('')
        fc.pre(!IS_HYPHEN.test(sought))
        const text = all.join('')
        const finder = await finderOf(text, [0, start, start + sought.length])
        const stretches = finder.findOnPage(sought, 2)
        expect(stretches.length > 0).toBe(isSought(sought))
        for (const stretch of stretches)
          expect(await found(text.slice(stretch.start, stretch.end), sought)).toHaveLength(1)
      },
    ),
    { numRuns: 1000 },
  )
})
