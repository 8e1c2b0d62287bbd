import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts } from '../../../lib/language.ts'
import { SharedCards } from './SharedCards.tsx'

afterEach(cleanup)

test('a passage that went over the end of a printed line is shown without a gap where it did', async () => {
  await loadTexts('sharing')
  const card = {
    kind: 'basic',
    question: '心包是什麼？',
    answer: '漿膜囊',
    source: '分為內層的漿膜心包和外層的\n纖維心包。',
  } as const
  render(<SharedCards cards={[card]} />)
  expect(screen.getByText('分為內層的漿膜心包和外層的纖維心包。').lang).toBe('zh-Hant')
})
