import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, openScreen, pass, signInMei } from '../account/signed-in-ground.tsx'
import { accountSession } from '../account/use-account.ts'
import { TransactionsSection } from './TransactionsSection.tsx'

const HISTORY = 'GET /api/users/transactions/?page=1'
const HELD = 'GET /api/users/held-credits/'
const NOTHING_HELD = { held_credits: 0, holds: [] }
const PAGES = { total_count: 1, current_page: 1, total_pages: 1, has_next: false, has_previous: false }
const entry = (id: number, kind: string, module: string | null, amount: number, balance_after: number) => ({
  id,
  created_at: '2026-11-20T12:00:00Z',
  kind,
  module,
  amount,
  balance_after,
  charge_id: null,
  note: '',
  document_name: null,
  counted: null,
})
const WELCOME = entry(1, 'welcome', null, 24, 24)
const CHARGE = entry(2, 'charge', 'lecture', -4, 20)

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

test('a whole hold that settles shows its charge, although the balance stays as it was', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const hold = {
    module: 'lecture',
    credits: 4,
    since: '2026-11-20T11:00:00Z',
    what: '',
    document_name: null,
    counted: null,
  }
  const server = fakeServer({
    [HISTORY]: { transactions: [WELCOME], pagination: PAGES },
    [HELD]: { held_credits: 4, holds: [hold] },
  })
  await signInMei(server)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openScreen(<TransactionsSection />)
  await pass(100)
  expect(screen.queryByText('Lecture')).toBeNull()
  expect(server.sent(HISTORY)).toHaveLength(1)

  server.answer(HISTORY, { transactions: [CHARGE, WELCOME], pagination: PAGES })
  server.answer(HELD, NOTHING_HELD)
  await pass(15_100)
  expect(screen.getByText('Lecture')).toBeTruthy()
})
