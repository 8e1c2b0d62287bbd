import { expect, test } from 'vitest'
import { mapProse, withoutBold } from './prose.ts'

const shout = (markdown: string) => mapProse(markdown, (prose) => prose.toUpperCase())

test.each([
  ['plain prose', 'PLAIN PROSE'],
  ['a `b` c', 'A `b` C'],
  ['a ``b ` c`` d', 'A ``b ` c`` D'],
  ['a ` b', 'A ` B'],
  ['a ` b\n\nc ` d', 'A ` B\n\nC ` D'],
  ['a \\` b `c` d', 'A \\` B `c` D'],
  ['a\n```js\nb\n```\nc', 'A\n```js\nb\n```\nC'],
  ['~~~\na\n```\nb\n~~~\nc', '~~~\na\n```\nb\n~~~\nC'],
  ['```\na\n``\nb\n`````\nc', '```\na\n``\nb\n`````\nC'],
  ['a\n```\nnever closed', 'A\n```\nnever closed'],
  ['- a\n  ```\n  b\n  ```\n  c', '- A\n  ```\n  b\n  ```\n  C'],
  ['> a\n> ```\n> b\n> ```\n> c', '> A\n> ```\n> b\n> ```\n> C'],
  ['1. ```\nb\n```', '1. ```\nb\n```'],
  ['', ''],
])('%j keeps its code', (markdown, expected) => {
  expect(shout(markdown)).toBe(expected)
})

test.each([
  ['**Nucleus**: the organelle', 'Nucleus: the organelle'],
  ['是**細胞**的**核**', '是細胞的核'],
  ['*one* and ** none ** and **open', '*one* and ** none ** and **open'],
  ['2**8**2 and `**code**`', '2**8**2 and `**code**`'],
  ['__init__', '__init__'],
])('%j is quoted without what makes it bold', (markdown, expected) => {
  expect(withoutBold(markdown)).toBe(expected)
})

test.each([
  ['backticks', '` `` ```` `` '],
  ['fences', '```\n~~~\n'],
  ['open spans', 'a ` '],
  ['quotes', '> > - '],
])('100,000 characters of %s take no more than a moment', (_, piece) => {
  const text = piece.repeat(100_000 / piece.length)
  const begun = process.cpuUsage()
  expect(mapProse(text, (prose) => prose)).toBe(text)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
})
