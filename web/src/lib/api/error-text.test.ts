import { ApiError } from '@lectern/contract/api-error'
import { expect, test } from 'vitest'
import { errorText, refusalText, textOfFailure } from './error-text.ts'

const worded = (status: number) => new ApiError(status, 'invalid', 'Too long.', { data: { error: 'Too long.' } })
const reasoned = new ApiError(502, 'generation_failed', 'Busy.', { data: { error: 'Busy.', reason: 'busy' } })
const wordless = new ApiError(500, 'internal', 'API request failed')
const lost = ApiError.network(new Error('down'))
const textOf = textOfFailure('Failed', 'Error')

test.each([
  ['a refusal', worded(422), 'Too long.', 'Too long.', 'Failed'],
  ['a failure with words', worded(500), 'Too long.', 'Our words', 'Failed'],
  ['a failure with a reason', reasoned, 'Busy.', 'Busy.', 'Failed'],
  ['a failure without words', wordless, 'Our words', 'Our words', 'Failed'],
  ['a lost call', lost, 'Network error', 'Our words', 'Error'],
  ['anything else', new Error('bug'), 'Our words', 'Our words', 'Error'],
])('%s', (_, error, ownOrServers, ownUnlessRefused, byAnswer) => {
  expect(errorText(error, 'Our words')).toBe(ownOrServers)
  expect(refusalText(error, 'Our words')).toBe(ownUnlessRefused)
  expect(textOf(error)).toBe(byAnswer)
})

test('a refusal without words is told in words of its own', () => {
  expect(refusalText(new ApiError(403, 'unreadable_answer', 'API request failed'), 'Ours', 'Wordless')).toBe('Wordless')
  expect(refusalText(wordless, 'Ours', 'Wordless')).toBe('Ours')
  expect(refusalText(worded(422), 'Ours', 'Wordless')).toBe('Too long.')
})
