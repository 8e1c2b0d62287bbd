import { expect, test } from 'vitest'
import { differences, standsNow, textWith } from './differences.ts'

const changesOf = (essay: string, revised: string) =>
  differences(essay, revised).flatMap((piece) => (piece.kind === 'change' ? [[piece.before, piece.after]] : []))

test('a changed word is one change, in English and in Chinese', () => {
  expect(changesOf('He go home.', 'He goes home.')).toEqual([['go', 'goes']])
  expect(changesOf('我昨天去学校。', '我今天去学校。')).toEqual([['昨天', '今天']])
  expect(changesOf('Same.', 'Same.')).toEqual([])
})

test('changes with only a space between them are one', () => {
  expect(changesOf('It is very good for him.', 'It is a great help for him.')).toEqual([
    ['very good ', 'a great help '],
  ])
})

test.each([
  ['He go to school.\n\nCats is nice .', 'He goes to school.\nThe cats are nice.'],
  ['', 'New.'],
  ['Old.', ''],
  ['我昨天去学校', '我昨天去了学校，很高兴 😀'],
])('of %j and %j, accepting all gives the revision and nothing the essay', (essay, revised) => {
  const pieces = differences(essay, revised)
  expect(textWith(pieces, new Set())).toBe(essay)
  expect(textWith(pieces, new Set(pieces.map(({ id }) => id)))).toBe(revised)
})

test('one accepted piece changes that alone', () => {
  const pieces = differences('He go. Cats is nice.', 'He goes. Cats are nice.')
  const second = pieces.filter(({ kind }) => kind === 'change')[1]
  expect(textWith(pieces, new Set([second?.id ?? -1]))).toBe('He go. Cats are nice.')
})

test('texts with nothing in common are one change', () => {
  const [essay, revised] = ['a', 'b'].map((letter) =>
    Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join(' '),
  )
  expect(differences(essay ?? '', revised ?? '')).toHaveLength(1)
})

test.each([
  ['He go home.', 'He goes home.', 'go', 'goes'],
  ['He go home. She go too.', 'He goes home. She went too.', 'She go', 'She went'],
  ['I am very very glad.', 'I am very glad.', 'very very', 'very'],
  ['I like it it.', 'I like it.', ' it.', '.'],
  ['A great house.', 'A great, old house.', 'A great house', 'A great, old house'],
  ['他昨天去學校了。', '他昨天到學校了。', '去', '到'],
])('what stands now where a stretch stood: %s, %s', (before, after, quote, now) => {
  const start = before.indexOf(quote)
  expect(standsNow(differences(before, after), start, start + quote.length)).toBe(now)
})
