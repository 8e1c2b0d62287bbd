import type { QueuedItem } from '@lectern/contract/review/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, openScreen } from '../../account/signed-in-ground.tsx'
import { queuedCard } from './queued-card-ground.ts'
import { SourceSentence } from './SourceSentence.tsx'

const SOURCE = 'A cell is the smallest unit of life.'
const QUOTED = `The material says: “${SOURCE}”`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each<[string, Partial<QueuedItem>, boolean]>([
  ['not where the explanation above quotes it', { kind: 'exam', mode: 'choice', explanation: QUOTED }, false],
  ['nor where the answer was typed', { kind: 'exam', mode: 'typed', explanation: QUOTED }, false],
  ['where it is explained otherwise', { kind: 'exam', mode: 'choice', explanation: 'Nothing smaller lives.' }, true],
  ['where no explanation is shown', { mode: 'recall', explanation: QUOTED }, true],
])('the sentence that a card came from is shown %s', async (_, about, isShown) => {
  beMei()
  await openScreen(<SourceSentence card={queuedCard(1, { source: SOURCE, ...about })} />)
  expect(screen.queryByText(SOURCE) !== null).toBe(isShown)
})

test('a sentence that went over the end of a printed line is shown without a gap where it did', async () => {
  beMei()
  await openScreen(<SourceSentence card={queuedCard(1, { source: '分為內層的漿膜心包和外層的\n纖維心包。' })} />)
  expect(screen.getByText('分為內層的漿膜心包和外層的纖維心包。')).toBeDefined()
})
