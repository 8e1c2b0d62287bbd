import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allGaps, type ClozeNode, gapNumbers, parseCloze, withoutGaps, wrapInGap } from './cloze.ts'

const gap = (numbers: number[], nodes: ClozeNode[], hint: string | null = null): ClozeNode => ({ numbers, hint, nodes })

/** The inverse of `parseCloze`. */
const write = (nodes: readonly ClozeNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `{{c${node.numbers.join(',')}::${write(node.nodes)}${node.hint === null ? '' : `::${node.hint}`}}}`,
    )
    .join('')

describe('A text with gaps', () => {
  test.each<[string, ClozeNode[]]>([
    ['plain', ['plain']],
    ['', []],
    ['{{c1::Paris}} is a capital', [gap([1], ['Paris']), ' is a capital']],
    ['the {{c2::Seine::river}}.', ['the ', gap([2], ['Seine'], 'river'), '.']],
    ['{{c1,2::both}}', [gap([1, 2], ['both'])]],
    ['{{c1::a {{c2::b}} c}}', [gap([1], ['a ', gap([2], ['b']), ' c'])]],
    ['{{c1::a {{c2::b::x}} c::y}}', [gap([1], ['a ', gap([2], ['b'], 'x'), ' c'], 'y')]],
    ['{{c1::光合作用::過程}}在葉綠體發生', [gap([1], ['光合作用'], '過程'), '在葉綠體發生']],
    ['{{c1::std::vector::a type}}', [gap([1], ['std'], 'vector::a type')]],
    ['{{c1::}}', [gap([1], [])]],
    ['{{c1::never closed', ['{{c1::never closed']],
    ['{{c1::a::hint {{c2::b}}', ['{{c1::a', gap([2], ['b']), '::hint ']],
    ['a }} b', ['a }} b']],
    ['{{x}} {{c::}} {{c1:no}}', ['{{x}} {{c::}} {{c1:no}}']],
  ])('%j', (text, nodes) => {
    expect(parseCloze(text)).toEqual(nodes)
  })

  const words = fc.stringMatching(/^[a-z 光合作用$\n]{1,8}$/)
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 })
  const tree = fc.letrec<{ nodes: ClozeNode[]; gap: ClozeNode }>((tie) => ({
    nodes: fc.array(fc.oneof({ maxDepth: 4 }, words, tie('gap')), { maxLength: 4 }).map(joinWords),
    gap: fc.record({
      numbers,
      hint: fc.option(words, { nil: null }),
      nodes: tie('nodes') as fc.Arbitrary<ClozeNode[]>,
    }),
  })).nodes

  test('is read as it was written, however its gaps stand in one another', () => {
    fc.assert(
      fc.property(tree, (nodes) => {
        expect(parseCloze(write(nodes))).toEqual(nodes)
      }),
    )
  })

  test('loses no character that is no mark, whatever is typed', () => {
    const typed = fc.array(fc.constantFrom('{{c1::', '{{c2,3::', '}}', '::', 'a', '{', '}', '文'), { maxLength: 30 })
    fc.assert(
      fc.property(typed, (tokens) => {
        const nodes = parseCloze(tokens.join(''))
        const kept =
          withoutGaps(nodes) +
          allGaps(nodes)
            .map(({ hint }) => hint ?? '')
            .join('')
        for (const letter of ['a', '文'])
          expect(kept.split(letter)).toHaveLength(tokens.filter((one) => one === letter).length + 1)
      }),
    )
  })

  test('is read in a time that grows with its length alone', () => {
    const deep = parseCloze(`${'{{c1::'.repeat(1600)}x${'}}'.repeat(1600)}`)
    expect(gapNumbers(deep)).toEqual([1])
    expect(withoutGaps(parseCloze('{{c1::'.repeat(1600)))).toHaveLength(9600)
  })

  test('names its gaps by number, each once', () => {
    expect(gapNumbers(parseCloze('{{c3::a}} {{c1::b {{c3::c}}}} {{c0::d}}'))).toEqual([1, 3])
  })
})

test('a selection becomes the next gap, or another of the same number', () => {
  expect(wrapInGap('Paris is in {{c1::France}}', { start: 0, end: 5 })).toEqual({
    text: '{{c2::Paris}} is in {{c1::France}}',
    start: 6,
    end: 11,
  })
  expect(wrapInGap('Paris is in {{c1::France}}', { start: 0, end: 5 }, true).text).toBe(
    '{{c1::Paris}} is in {{c1::France}}',
  )
  expect(wrapInGap('Paris', { start: 5, end: 5 }, true)).toEqual({ text: 'Paris{{c1::}}', start: 11, end: 11 })
})

function joinWords(nodes: readonly ClozeNode[]): ClozeNode[] {
  const joined: ClozeNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof last === 'string' && typeof node === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
