import type { MaterialSummary } from '@lectern/contract/documents'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as toasts from '../../ui/toasts/toasts.ts'
import { fakeServer, noNetwork, refusal } from '../account/signed-in-ground.tsx'
import { EarlierMaterial } from './EarlierMaterial.tsx'

const summary = (id: number, name: string): MaterialSummary => ({
  id,
  name,
  excerpt: '細胞是生命的基本單位。',
  word_count: 1200,
  size_bytes: 3600,
  source_module: 'recite',
  created_at: new Date().toISOString(),
})
const page = (...materials: MaterialSummary[]) => ({
  materials,
  pagination: { current_page: 1, total_pages: 1, total_count: materials.length, has_previous: false, has_next: false },
})

const LIST = 'GET /api/documents/materials/'
let server: ReturnType<typeof fakeServer>
const onPick = vi.fn()

beforeEach(() => {
  onPick.mockReset()
  server = fakeServer({ [LIST]: page(summary(7, '細胞.pdf'), summary(8, 'Leaves.txt')) })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EarlierMaterial onPick={onPick} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Use earlier material' }))
  await screen.findByRole('dialog', { name: 'Use earlier material' })
}

test('a material is shown by its name, its beginning, its words and where it came from', async () => {
  await open()
  const row = await screen.findByRole('button', { name: /^細胞\.pdf/ })
  expect(row.textContent).toContain('細胞是生命的基本單位。')
  expect(row.textContent).toContain('1,200 words, Recite, Just now')
})

test('pressed, it is handed over with its text, and the list closes', async () => {
  const material = { ...summary(8, 'Leaves.txt'), text: 'A leaf is green.', page_starts: [0] }
  server.answer('GET /api/documents/materials/8/', material)
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /^Leaves\.txt/ }))
  await waitFor(() => expect(onPick).toHaveBeenCalled())
  expect(onPick.mock.calls[0]?.[0]).toEqual(material)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one that cannot be opened is said so, and the list stays', async () => {
  server.answer('GET /api/documents/materials/8/', refusal(404, 'not_found', 'Not found.'))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /^Leaves\.txt/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('This material could not be opened. Please try again.')
  expect(onPick).not.toHaveBeenCalled()
})

test('typing searches, from the first page on', async () => {
  await open()
  server.answer(LIST, page())
  fireEvent.change(screen.getByRole('textbox', { name: 'Search materials' }), { target: { value: ' 線粒體 ' } })
  expect(await screen.findByText('Nothing matches 線粒體')).toBeDefined()
  expect(server.queries(LIST).at(-1)).toEqual({ search: '線粒體' })
})

test('one is deleted after a question, and the list is read again', async () => {
  server.answer('DELETE /api/documents/materials/7/', () => {
    server.answer(LIST, page())
    return { success: true }
  })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 細胞.pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No materials yet')).toBeDefined()
})

test('a deletion that fails leaves it there and says so', async () => {
  server.answer('DELETE /api/documents/materials/7/', noNetwork)
  const toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 細胞.pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(toastError).toHaveBeenCalledWith('Failed to delete material. Please try again.', 'standard'),
  )
  expect(screen.getByText('細胞.pdf')).toBeDefined()
})
