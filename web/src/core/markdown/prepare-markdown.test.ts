import { expect, test } from 'vitest'
import { prepareMarkdown } from './prepare-markdown.ts'

const prepare = (text: string, isUnfinished = false) => prepareMarkdown(text, { citationCount: 2, isUnfinished })

test.each([
  ['It costs $5 or $10.', 'It costs \\$5 or \\$10.'],
  ['a $x^2$ and $y$ b', 'a $x^2$ and $y$ b'],
  ['an escaped \\$ stays', 'an escaped \\$ stays'],
  ['so \\(x^2\\) is', 'so $x^2$ is'],
  ['\\[\nx = 1\n\\]', '\n$$\nx = 1\n$$\n'],
  ['$$x = 1$$', '\n$$\nx = 1\n$$\n'],
  ['$$\nx = 1\n$$', '$$\nx = 1\n$$'],
  ['> \\[12\\] as quoted from notes', '> \\[12\\] as quoted from notes'],
  ['a [1] b [2] c [3] d [0]', 'a\uE0001\uE001 b\uE0002\uE001 c [3] d [0]'],
  ['`a[1]` and $x_[1]$ and \\[1\\]', '`a[1]` and $x_[1]$ and \\[1\\]'],
  ['```\na[1] costs $5\n```', '```\na[1] costs $5\n```'],
  ['never \uE0001\uE001 by itself', 'never 1 by itself'],
  ['an open $$ formula', 'an open \\$\\$ formula'],
])('%j is made ready as %j', (text, prepared) => {
  expect(prepare(text)).toBe(prepared)
})

test('A formula that is still being written is not shown yet', () => {
  expect(prepare('So\n\n$$\nx = \\frac{1}', true)).toBe('So\n\n')
  expect(prepare('So\n\n$$\nx = 1\n$$\n\nand', true)).toBe('So\n\n$$\nx = 1\n$$\n\nand')
})

test.each([['$ '], ['\\('], ['$$ '], ['[1]'], ['\\[\n']])(
  '40,000 characters of %j take no more than a moment',
  (piece) => {
    const begun = process.cpuUsage()
    prepare(piece.repeat(40_000 / piece.length))
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(4000)
  },
)
