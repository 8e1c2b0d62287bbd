import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowLines } from './flow-lines.ts'

const flowed = (text: string): string => flowLines(text).text

test('lines that fill the page flow on; headings, short ends, points and page numbers keep their own', () => {
  const page = [
    'Page replacement',
    'When no frame is free, the kernel must select a victim, which is',
    'the page that will not be used for the longest time; the optimal',
    'algorithm cannot be implemented.',
    'The clock algorithm gives each page a second chance, and is what',
    '• most systems use for pages that were changed since they came in',
    '2. others approximate by counters that age with every single tick',
    '17',
  ]
  expect(flowed(page.join('\n')).split('\n')).toEqual([page[0], page.slice(1, 4).join(' '), ...page.slice(4)])
})

test('Chinese lines flow on without a space, and with one beside Latin words', () => {
  const page = [
    '細胞是生命的基本單位，所有生物都由一個或多個細胞組成，而細胞',
    '膜是分隔細胞內外環境的薄膜，控制物質進出；線粒體所產生的',
    'ATP 是細胞活動的能量來源，在有氧呼吸的最後一個階段大量產生，',
    '其餘在細胞質中產生。',
    '葉綠體',
  ]
  expect(flowed(page.join('\n'))).toBe(`${page[0]}${page[1]} ${page[2]}${page[3]}\n葉綠體`)
})

test.each([
  ['few lines', 'A cell has a nucleus, and a leaf has many cells in it,\nwhich are green.'],
  ['a table', 'cell\nleaf\nroot\nstem\nseed\nfruit'],
  ['paragraphs', Array.from({ length: 5 }, () => 'A cell has a nucleus, and a leaf has many cells.').join('\n\n')],
])('%s stay as they are', (_what, text) => {
  expect(flowed(text)).toBe(text)
})

test('nothing but white space changes', () => {
  const bare = (text: string) => text.replaceAll(/\s/g, '')
  const lines = fc.array(fc.string({ unit: fc.constantFrom(...'ab .。細，'), maxLength: 70 }), { maxLength: 12 })
  fc.assert(
    fc.property(lines, (page) => {
      expect(bare(flowed(page.join('\n')))).toBe(bare(page.join('')))
    }),
  )
})

test('every letter is told where it stands afterwards', () => {
  const line = fc.string({ unit: fc.constantFrom(...'ab .。細，'), maxLength: 70 })
  const full = fc.string({ unit: fc.constantFrom(...'ab細 '), minLength: 48, maxLength: 52 })
  fc.assert(
    fc.property(fc.array(fc.oneof(line, full), { maxLength: 12 }), (page) => {
      const text = page.join('\n')
      const { text: shown, placeOf } = flowLines(text)
      for (const [place, letter] of [...text].entries())
        if (letter.trim() !== '') expect(shown[placeOf(place)]).toBe(letter)
      expect(placeOf(text.length)).toBe(shown.length)
    }),
  )
})
