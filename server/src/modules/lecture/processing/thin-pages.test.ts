import { expect, test } from 'vitest'
import { isThinPage, textOfThinPage } from './thin-pages.ts'

const PROSE =
  'A process never sees the physical memory of the machine: the operating system gives it an address space of its own.'

test.each([
  ['a title alone', 'Lecture 4: Paging', true],
  ['a paragraph', PROSE, false],
  ['a paragraph in Chinese', '行程從來不會直接看到機器的實體記憶體。'.repeat(6), false],
  ['a formula that fell apart', `${PROSE}\nE\n=\nm\nc\n2\n∫\n0\n1`, true],
  [
    'a formula between whole lines',
    `${PROSE}\n${PROSE}\n${PROSE}\nand the integral R ∞\n0\ne\n−x\n2\ndx =\n√\nπ\n2\nare used below.\n${`${PROSE}\n`.repeat(12)}`,
    true,
  ],
  ['a sign of mathematics in prose', `${PROSE}\nThe sum goes to ∞\nwith n, as √2 and ∫ do not.`, false],
  ['a list of short words', `${PROSE}\n${'paging\n'.repeat(12)}`, false],
  ['signs of a font', `${PROSE}\n\ufffd \ufffd \ue001 \ue002`, true],
])('of %s it is told whether it shows more than it says', (_, text, isThin) => {
  expect(isThinPage(text)).toBe(isThin)
})

test('what was seen stands in place of a text that says less', () => {
  expect(textOfThinPage('E m c 2', '$E = m c^2$, where c is the speed of light')).toContain('$E = m c^2$')
  expect(textOfThinPage('Lecture 4: Paging', '')).toBe('Lecture 4: Paging')
})
