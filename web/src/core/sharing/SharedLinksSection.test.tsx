import type { SharedLink } from '@lectern/contract/sharing/shares'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as toasts from '../../ui/toasts/toasts.ts'
import { beMei, fakeServer, openScreen } from '../account/signed-in-ground.tsx'
import { SharedLinksSection } from './SharedLinksSection.tsx'

const TOKEN = 'a1'.repeat(32)
const LINK: SharedLink = {
  token: TOKEN,
  url: `https://lectern.test/shared/${TOKEN}`,
  kind: 'set',
  id: 5,
  title: 'Cells',
  owner_name: 'Mei',
  has_passages: false,
  has_media: false,
  is_shown: true,
  copy_count: 2,
  open_report_count: 1,
  removal_reason: null,
  created_at: '2026-11-20T12:00:00Z',
}
const AWAY: SharedLink = { ...LINK, token: 'b2'.repeat(32), title: '', removal_reason: 'Page 3 is not yours.' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a link stands there with what came of it, and one press takes it back; one that the operator took away only says so', async () => {
  const told = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  beMei()
  const pagination = { current_page: 1, total_pages: 1, total_count: 2, has_previous: false, has_next: false }
  const server = fakeServer({
    'GET /api/shares/': { shares: [LINK, AWAY], pagination },
    [`DELETE /api/shares/${TOKEN}/`]: { success: true },
  })
  await openScreen(<SharedLinksSection />, '/profile')
  const [link, away] = await screen.findAllByRole('listitem')
  if (!link || !away) throw new Error('Two links are listed')
  expect(within(link).getByText('Cards, 20 November 2026, named “Mei”, 2 copies')).toBeDefined()
  expect(within(link).getByText('One report waits for your answer')).toBeDefined()
  expect(within(link).getByText('Choose Share to read and answer what was said.')).toBeDefined()
  expect(within(link).getByRole('button', { name: 'Share Cells' })).toBeDefined()
  expect(within(link).getByRole('link', { name: 'See the page' })).toBeDefined()
  expect(within(link).getByRole('link', { name: 'Cells' }).getAttribute('href')).toBe(
    '/module/recite?view=edit&set_id=5',
  )
  expect(within(away).getByText('The operator removed this link: Page 3 is not yours.')).toBeDefined()
  expect(within(away).queryByRole('button')).toBeNull()
  const press = within(link).getByRole('button', { name: 'Take the link to Cells back' })
  await act(async () => void fireEvent.click(press))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('The link was taken back.'))
  expect(server.sent(`DELETE /api/shares/${TOKEN}/`)).toHaveLength(1)
})

test('a link that shows nothing until its owner agrees has no page to see, and leads to where they agree', async () => {
  beMei()
  const hidden: SharedLink = { ...LINK, kind: 'notes', is_shown: false }
  const { open_report_count: _, title: __, copy_count: ___, ...share } = hidden
  const pagination = { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false }
  const server = fakeServer({
    'GET /api/shares/': { shares: [hidden], pagination },
    'GET /api/shares/of/': { share: { ...share, left_out_count: 0 }, copy: null, removal_reason: null, reports: [] },
    'POST /api/shares/': { ...share, has_passages: true, is_shown: true, left_out_count: 0 },
  })
  await openScreen(<SharedLinksSection />, '/profile')
  expect(await screen.findByText(/^Nobody sees it\. Choose Share to agree/)).toBeDefined()
  expect(screen.queryByText('See the page')).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share Cells' })))
  fireEvent.click(await screen.findByLabelText('Show the notes as they stand, sentences of my material included'))
  server.answer('GET /api/shares/', { shares: [{ ...hidden, has_passages: true, is_shown: true }], pagination })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save changes' })))
  await vi.waitFor(() => expect(screen.queryByText(/^Nobody sees it\./)).toBeNull())
  expect(server.sent('POST /api/shares/')).toMatchObject([{ kind: 'notes', id: 5, has_passages: true }])
})
