import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen } from '../../core/account/signed-in-ground.tsx'
import { fakeRun } from '../../core/generation/run-ground.ts'
import { runsApi } from '../../core/generation/runs-api.ts'
import { loadTexts } from '../../lib/language.ts'
import { HomePage } from './HomePage.tsx'

beforeEach(async () => {
  beMei()
  await loadTexts('shell')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the first screen shows every run that waits, of whichever module, with the ways on', async () => {
  const pagination = { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false }
  for (const module of ['recite', 'notes'] as const) {
    const server = fakeRun(module, () => new Promise<never>(() => {}))
    server.bring('A cell has a nucleus. '.repeat(700))
    server.run.documentName = 'Cells.pdf'
    vi.spyOn(runsApi[module], 'listGenerations').mockResolvedValue({ generations: [server.detail()], pagination })
  }
  const router = await openScreen(<HomePage />, '/')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Flashcards from Cells.pdf',
    'Notes from Cells.pdf',
  ])
  screen.getAllByRole('button', { name: 'Go on' })[1]?.click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/notes'))
  expect(router.state.location.search).toMatch(/^\?view=generate&generation_id=/)
})
