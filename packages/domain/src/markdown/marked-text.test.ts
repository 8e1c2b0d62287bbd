import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MarkedPart, readMarkedText } from './marked-text.ts'
import { readStretches } from './prose.ts'

const text = (text: string): MarkedPart => ({ kind: 'text', text })
const formula = (text: string, isBlock = false): MarkedPart => ({ kind: 'formula', text, isBlock })
const code = (text: string, isBlock = false): MarkedPart => ({ kind: 'code', text, isBlock })

describe('A text of a card or a question', () => {
  test.each<[string, MarkedPart[]]>([
    ['The area is $\\pi r^2$.', [text('The area is '), formula('\\pi r^2'), text('.')]],
    ['\\(E = mc^2\\)', [formula('E = mc^2')]],
    ['So\n$$\n\\frac{1}{2}\n$$\nholds', [text('So\n'), formula('\\frac{1}{2}', true), text('\nholds')]],
    ['\\[x = 1\\]', [formula('x = 1', true)]],
    ['設 $x$ 與 $y$ 為整數', [text('設 '), formula('x'), text(' 與 '), formula('y'), text(' 為整數')]],
    ['$速度 = 距離 / 時間$', [formula('速度 = 距離 / 時間')]],
    ['It costs $5 or $10.', [text('It costs $5 or $10.')]],
    ['US$5, HK$40', [text('US$5, HK$40')]],
    ['售價$5元，約3$', [text('售價$5元，約3$')]],
    ['a $5 bill, or 10$ in coins', [text('a $5 bill, or 10$ in coins')]],
    ['costs \\$5', [text('costs $5')]],
    ['an open $ or $$ stays', [text('an open $ or $$ stays')]],
    ['call `f(x)` twice', [text('call '), code('f(x)'), text(' twice')]],
    ['`$HOME` is no formula, `a$b`', [code('$HOME'), text(' is no formula, '), code('a$b')]],
    [
      'Python:\n```python\ndef f(x):\n    return $x$\n```\nand on',
      [text('Python:\n'), code('def f(x):\n    return $x$', true), text('and on')],
    ],
    ['```\nnever closed', [code('never closed', true)]],
    ['', []],
  ])('%j is taken apart', (written, parts) => {
    expect(readMarkedText(written)).toEqual(parts)
  })

  test('without any mark stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string().map((any) => any.replace(/[$`~\\]/g, '')),
        (plain) => {
          expect(readMarkedText(plain)).toEqual(plain === '' ? [] : [text(plain)])
        },
      ),
    )
  })

  test('keeps every character between its stretches', () => {
    const piece = fc.constantFrom('`', '```', '\n', '$', '\\', '~~~', ' a', '    b', '\n\n', '光')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const written = pieces.join('')
        expect(
          readStretches(written)
            .map(({ text }) => text)
            .join(''),
        ).toBe(written)
      }),
    )
  })

  test.each([['$ '], ['$a'], ['\\('], ['\\['], ['$$ '], ['`'], ['```\n'], ['a$b c$ ']])(
    'of 40,000 characters of %j takes no more than a moment',
    (piece) => {
      const begun = process.cpuUsage()
      readMarkedText(piece.repeat(40_000 / piece.length))
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
    },
  )
})
