import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MappedText } from './mapped-text.ts'

test('a dropped part leaves its neighbours at their own places', () => {
  const text = MappedText.of('cells [12] divide').replace(/ \[\d+\]/g, '')
  expect(text.text).toBe('cells divide')
  expect(text.place(6)).toEqual({ start: 11, end: 17 })
})

test('what is put in stands for all it replaced', () => {
  const text = MappedText.of('a $x^2$ b').replace(/\$[^$]+\$/g, '□')
  expect(text.text).toBe('a □ b')
  expect(text.place(2, 3)).toEqual({ start: 2, end: 7 })
})

test('unwrapped words take their marks with them when they are quoted', () => {
  const source = 'An **ion** is charged'
  const text = MappedText.of(source).unwrap(/\*\*([^*]+)\*\*/dg)
  expect(text.text).toBe('An ion is charged')
  const { start, end } = text.place(3, 6)
  expect(source.slice(start, end)).toBe('**ion**')
})

test('joined parts keep their places and the separator stands for the gap', () => {
  const source = 'photo-\nsynthesis makes\nsugar'
  const whole = MappedText.of(source)
  const joined = MappedText.join([whole.slice(0, 5), whole.slice(7, 22), whole.slice(23)], (_, __, index) =>
    index === 1 ? '' : ' ',
  )
  expect(joined.text).toBe('photosynthesis makes sugar')
  expect(joined.place()).toEqual({ start: 0, end: source.length })
  expect(source.slice(...Object.values(joined.place(15)))).toBe('makes\nsugar')
})

/** Text in which what is replaced and unwrapped comes up often. */
const anySource = fc.string({ unit: fc.constantFrom('a', 'e', ' ', '<', '>', 'b', '細', '😀', '\ud83d') })

test('places stay ordered and inside the source, whatever is replaced', () => {
  fc.assert(
    fc.property(anySource, fc.constantFrom('', 'x', 'long words'), (source, replacement) => {
      const text = MappedText.of(source)
        .replace(/[aeiou ]+/g, replacement)
        .unwrap(/<([^<>]*)>/dg)
        .trim()
      let last = 0
      for (let index = 0; index < text.text.length; index++) {
        const { start, end } = text.place(index, index + 1)
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeLessThanOrEqual(source.length)
        expect(end).toBeGreaterThan(start)
        last = start
      }
    }),
  )
})
