import type { EssayReport } from '@lectern/contract/writing'
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
      report={{ content: 'He goes home.' } as EssayReport}
      previous={{ content: 'He go home.' } as EssayReport}
    />,
  )
  const list = within(screen.getByRole('list', { name: 'Mistakes that are gone' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['go → goes', 'home'])
})
