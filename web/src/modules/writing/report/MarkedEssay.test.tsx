import type { EssayReport } from '@lectern/contract/writing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MarkedEssay } from './MarkedEssay.tsx'

afterEach(cleanup)

const CONTENT = 'He go home. She go to go-karts.'
const mistake = (quote: string, start: number, correction: string) => ({
  ...{ quote, start, end: start + quote.length, correction, explanation: `Not ${quote}.` },
})
const REPORT = {
  content: CONTENT,
  mistakes: [
    mistake('go', 3, 'goes'),
    mistake('She go', 12, 'She goes'),
    mistake('go', 16, 'goes'),
    mistake('to', 19, 'in'),
    mistake('o g', 20, 'o a g'),
  ],
} as EssayReport

const nothingSaid = async () => 0

const names = (pattern: RegExp) =>
  screen.getAllByRole('button', { name: pattern }).map((button) => button.getAttribute('aria-label'))

test('marks are numbered like the lines of what is wrong, alike ones as one', () => {
  render(<MarkedEssay report={REPORT} onWrong={nothingSaid} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(names(/^Mistake/)).toEqual(['Mistake 1: go', 'Mistake 2: She go', 'Mistake 3: to'])
})

test('a place that no mark shows, since an earlier one overlaps it, is not led to', () => {
  render(<MarkedEssay report={REPORT} onWrong={nothingSaid} />)
  expect(names(/^Place/)).toEqual(['Place 1 of “go”'])
  const [first, , , last] = screen.getAllByRole('listitem')
  expect(last?.textContent).toContain('o g')
  expect(last?.querySelector('button')).toBeNull()
  const [quote] = first?.getElementsByTagName('button') ?? []
  if (quote) fireEvent.click(quote)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mistake 1: go')
})
