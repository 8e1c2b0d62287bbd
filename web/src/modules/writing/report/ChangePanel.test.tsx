import type { EssayReport } from '@lectern/contract/writing/shapes'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChangePanel } from './ChangePanel.tsx'

afterEach(cleanup)

test('a mistake that is gone leads to what stands there now, unless that is alike', () => {
  const gone = (quote: string, start: number) => ({
    ...{ quote, start, end: start + quote.length, correction: null, explanation: 'No.' },
  })
  const change = {
    ...{ previous_score: 60, score_change: 5, mistakes_left: 0 },
    mistakes_gone: [gone('go', 3), gone('home', 6)],
  }
  render(
    <ChangePanel
      change={change as NonNullable<EssayReport['change']>}
      report={{ content: 'He goes home.', mistakes: [] as EssayReport['mistakes'] } as EssayReport}
      previous={{ content: 'He go home.', mistakes: [] as EssayReport['mistakes'] } as EssayReport}
    />,
  )
  const list = within(screen.getByRole('list', { name: 'Mistakes that are gone' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['go → goes', 'home'])
})

test('tells how many mistakes are gone, how many are still there and how many are new', () => {
  const mistake = (quote: string) => ({ quote, start: 0, end: quote.length, correction: null, explanation: 'No.' })
  const change = { previous_score: 60, score_change: 5, mistakes_left: 2, mistakes_gone: [mistake('go')] }
  const report = (content: string, ...quotes: string[]) => ({ content, mistakes: quotes.map(mistake) }) as EssayReport
  render(
    <ChangePanel
      change={change as NonNullable<EssayReport['change']>}
      report={report('He goes home.', 'a', 'b', 'c')}
      previous={report('He go home.', 'go', 'a', 'b')}
    />,
  )
  expect(screen.getByText('1 mistake is gone, 2 are still there, 1 is new.')).toBeDefined()
})
