import { expect, test } from 'vitest'
import { fileNamesIn, referTo, replaceReferences, withoutReferences } from './media-reference.ts'

const heart = referTo({ kind: 'picture', fileName: 'heart (1).png', alt: 'the heart' })
const beep = referTo({ kind: 'sound', fileName: 'beep.mp3', alt: '' })

test('References name their media, each once, and are put in words', () => {
  expect(fileNamesIn(`${heart} ${beep}`, heart)).toEqual(['heart (1).png', 'beep.mp3'])
  expect(replaceReferences(`a ${heart} ${beep}`, ({ kind, alt }) => `[${kind}:${alt}]`)).toBe(
    'a [picture:the heart] [sound:]',
  )
})

test('Nobody writes a reference but who reads a file', () => {
  const forged = withoutReferences(heart)
  expect(fileNamesIn(forged)).toEqual([])
  expect(fileNamesIn(referTo({ kind: 'sound', fileName: heart, alt: heart }))).toHaveLength(1)
})
