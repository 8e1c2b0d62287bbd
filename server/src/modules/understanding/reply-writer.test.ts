import type { Citation } from '@lectern/contract/understanding/shapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReplyWriter, withoutCitations } from './reply-writer.ts'

const SOURCES: Citation[] = [1, 2, 3, 12].map((number) => ({
  number,
  text: `Passage ${number}.`,
  start: number * 10,
  end: number * 10 + 5,
  source: 'notes',
}))

/** The whole reply, written in pieces of `size` characters. */
function write(reply: string, { sources = SOURCES, size = reply.length || 1 } = {}) {
  const writer = new ReplyWriter(sources)
  let text = ''
  for (let at = 0; at < reply.length; at += size) text += writer.push(reply.slice(at, at + size)).text
  text += writer.end().text
  return { text, cited: writer.citations.map((citation) => citation.text) }
}

test.each([
  ['Plants make sugar [3] from light [1], and again [3].', 'Plants make sugar [1] from light [2], and again [1].'],
  ['Both [2][12].', 'Both [1][2].'],
  ['Both [2, 12] and 兩者[1、3]', 'Both [1][2] and 兩者[3][4]'],
  ['Nobody said so [7].', 'Nobody said so.'],
  ['Nobody [7] said so [8][9].', 'Nobody said so.'],
  ['All of it [1-3].', 'All of it [1][2][3].'],
  ['All of it [1–2, 12] and [2 - 3].', 'All of it [1][2][3] and [2][4].'],
  ['Far too much [1-900].', 'Far too much [1].'],
  ['In other brackets【2】and ［3］ and 【1†notes】.', 'In other brackets[1]and [2] and [3].'],
  ['As a footnote [^2], by name [passage 3], [Note 1].', 'As a footnote [1], by name [2], [3].'],
  ['【注意】 stays, [notes] and [-3] too', '【注意】 stays, [notes] and [-3] too'],
  ['Two  blanks  \nend a line ', 'Two  blanks  \nend a line '],
  ['Nobody said so [7, 2].', 'Nobody said so [1].'],
  ['A list [x] and [a link](https://a.example)', 'A list [x] and [a link](https://a.example)'],
  ['An escape \\[2\\] stays', 'An escape \\[2\\] stays'],
  ['`a[2]` and ``b ` [2]`` and [2]', '`a[2]` and ``b ` [2]`` and [1]'],
  ['```js\na[2] = <b>\n```\n[2]', '```js\na[2] = <b>\n```\n[1]'],
  ['- ~~~\n  a[2]\n  ~~~\n  [2]', '- ~~~\n  a[2]\n  ~~~\n  [1]'],
  ['```a[2]``` in a line [2]', '```a[2]``` in a line [1]'],
  ['An open ` span [2]\n\nends with its paragraph [2]', 'An open ` span [2]\n\nends with its paragraph [1]'],
  ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
  ['<img src=x onerror=alert(1)> and <!-- x -->', '\\<img src=x onerror=alert(1)> and \\<!-- x -->'],
  ['1 < 2, $a<b$, a <= b, x<y', '1 < 2, $a<b$, a <= b, x<y'],
  ['![a pixel](https://evil.example/p.png)', '[a pixel](https://evil.example/p.png)'],
  ['Done! [2] Not an image ![', 'Done! [1] Not an image ['],
  ['nul\u0000 bell\u0007 tab\t\r\nend', 'nul bell tab\t\nend'],
  ['half \ud83d and whole 😀', 'half \ufffd and whole 😀'],
  ['', ''],
])('%j is written as %j, however it is cut into pieces', (reply, expected) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(write(reply, { size }).text, `pieces of ${size}`).toBe(expected)
})

test('Citations come with the text that first refers to them, in the order of their numbers', () => {
  const writer = new ReplyWriter(SOURCES)
  expect(writer.push('Light [3')).toEqual({ text: 'Light', citations: [] })
  expect(writer.push('] and sugar [1]')).toEqual({
    text: ' [1] and sugar [2]',
    citations: [
      { ...SOURCES[2], number: 1 },
      { ...SOURCES[0], number: 2 },
    ],
  })
  expect(writer.push(' again [3].').citations).toEqual([])
  expect(write('Light [3] and sugar [1].').cited).toEqual(['Passage 3.', 'Passage 1.'])
})

test('An earlier answer is shown without its marks', () => {
  expect(withoutCitations('Light [1][2], in `a[1]`, \\<b> [3-4].')).toBe('Light, in `a[1]`, \\<b>.')
})

test('Without sources a number in brackets is what the writer meant by it', () => {
  expect(write('The array [1] of [2, 3]', { sources: [] }).text).toBe('The array [1] of [2, 3]')
})

test('The way a reply is cut into pieces never shows', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '`',
    '```',
    '~~~',
    '[',
    '1',
    ']',
    ',',
    '\\',
    '<',
    'b',
    '>',
    '!',
    '-',
    '😀',
    '字',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (parts, size) => {
      const reply = parts.join('')
      expect(write(reply, { size }).text).toBe(write(reply).text)
    }),
    { numRuns: 2000 },
  )
})

test.each(['[1] word ', '`', '~', '<a ', '['])(
  'A reply of nothing but %j in pieces of one takes four times as long where it is four times as long',
  (piece) => {
    /** Milliseconds of a core, the least of three, which other work on the machine does not lengthen. */
    const costOf = (characters: number): number => {
      const reply = piece.repeat(Math.ceil(characters / piece.length))
      const times = [0, 1, 2].map(() => {
        const begun = process.cpuUsage()
        write(reply, { size: 1 })
        return process.cpuUsage(begun).user / 1000
      })
      return Math.min(...times)
    }
    // What grows with the square would take sixteen times as long; a tenth of a second is that of the clock and of V8.
    expect(costOf(40_000)).toBeLessThan(9 * costOf(10_000) + 100)
  },
)
