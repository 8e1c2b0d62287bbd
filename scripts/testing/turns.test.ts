import { expect, test } from 'vitest'
import { takeTurns } from '../launch/turns.mjs'

test('what programs write at once stands one after the other, and that of the first that has not ended at once', () => {
  const written: string[] = []
  const [first, second, third] = takeTurns(3, (text: string) => void (text && written.push(text)))
  third?.write('C1 ')
  second?.write('B1 ')
  first?.write('A1 ')
  expect(written).toEqual(['A1 '])
  third?.write('C2 ')
  third?.end()
  first?.write('A2 ')
  first?.end()
  expect(written).toEqual(['A1 ', 'A2 ', 'B1 '])
  second?.write('B2 ')
  expect(written.at(-1)).toBe('B2 ')
  second?.end()
  expect(written.join('')).toBe('A1 A2 B1 B2 C1 C2 ')
})
