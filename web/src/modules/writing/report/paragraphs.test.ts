import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const list = (...items: string[]) => ({ kind: 'list', isNumbered: false, items })

test.each([
  ['', []],
  ['One.\nTwo.\n\nThree.', [text('One.\nTwo.'), text('Three.')]],
  [
    'Work on next:\n- Join sentences.\n- Vary them.\n\nFigures: 9 words.',
    [text('Work on next:'), list('Join sentences.', 'Vary them.'), text('Figures: 9 words.')],
  ],
  ['* a\n• b', [list('a', 'b')]],
  ['1. a\n2) b', [{ kind: 'list', isNumbered: true, items: ['a', 'b'] }]],
  ['- a\n1. b', [list('a'), { kind: 'list', isNumbered: true, items: ['b'] }]],
  ['A well-made point - almost.\n-5 is a number.', [text('A well-made point - almost.\n-5 is a number.')]],
])('%j is %j', (words, blocks) => {
  expect(paragraphsOf(words)).toEqual(blocks)
})
