import { describe, expect, test } from 'vitest'
import { restoreHyphens } from './line-end-hyphens.ts'

describe('A hyphen at a line’s end', () => {
  test.each([
    ['is dropped within a broken word', 'an al\ufffegorithm', 'an algorithm'],
    [
      'stays where the text writes the compound elsewhere',
      'fixed\ufffesize, or fixed-size',
      'fixed-size, or fixed-size',
    ],
    [
      'goes where the text writes the word in one elsewhere',
      'in\ufffeformation. Information',
      'information. Information',
    ],
    ['stays between two words of the text', 'well\ufffeknown: well, it is known', 'well-known: well, it is known'],
    ['stays after an earlier hyphen of the same compound', 'least-recently\ufffeused', 'least-recently-used'],
    ['stays beside a number or a capital', '32\ufffebit, non\ufffeEuclidean', '32-bit, non-Euclidean'],
    ['stays where nothing follows', 'end\ufffe', 'end-'],
    ['stays between two words of English that are none together', 'a fixed\ufffesize block', 'a fixed-size block'],
    ['goes where the text has a name of its own in one', 'face\ufffebook: Facebook', 'facebook: Facebook'],
    ['goes between two words that are one together', 'some\ufffetimes', 'sometimes'],
  ])('%s', async (_, text, expected) => {
    expect(await restoreHyphens(text)).toBe(expected)
  })

  test('is not taken for a word by its own halves', async () => {
    expect(await restoreHyphens('con\ufffedition and con\ufffedition')).toBe('condition and condition')
  })

  test('costs no more than its surroundings in a megabyte without spaces', async () => {
    await restoreHyphens('al\ufffegorithm')
    const begun = process.cpuUsage()
    await restoreHyphens(`${'a'.repeat(1_000_000)}\ufffeb`)
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
  })
})
