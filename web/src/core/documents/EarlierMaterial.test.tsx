import type { MaterialSummary } from '@lectern/contract/documents'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import * as toasts from '../../ui/toasts/toasts.ts'
import { documentsApi } from './documents-api.ts'
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

let list: MockInstance<typeof documentsApi.listMaterials>
const onPick = vi.fn()

beforeEach(() => {
  onPick.mockReset()
  list = vi
    .spyOn(documentsApi, 'listMaterials')
    .mockResolvedValue(page(summary(7, '細胞.pdf'), summary(8, 'Leaves.txt')))
})
afterEach(cleanup)

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
  const material = { ...summary(8, 'Leaves.txt'), text: 'A leaf is green.' }
  const get = vi.spyOn(documentsApi, 'getMaterial').mockResolvedValue(material)
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /^Leaves\.txt/ }))
  await waitFor(() => expect(onPick).toHaveBeenCalled())
  expect(onPick.mock.calls[0]?.[0]).toEqual(material)
  expect(get).toHaveBeenCalledExactlyOnceWith({ params: { id: 8 } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one that cannot be opened is said so, and the list stays', async () => {
  vi.spyOn(documentsApi, 'getMaterial').mockRejectedValue(new Error('gone'))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /^Leaves\.txt/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('This material could not be opened. Please try again.')
  expect(onPick).not.toHaveBeenCalled()
})

test('typing searches, from the first page on', async () => {
  await open()
  list.mockResolvedValue(page())
  fireEvent.change(screen.getByRole('textbox', { name: 'Search materials' }), { target: { value: ' 線粒體 ' } })
  expect(await screen.findByText('Nothing matches 線粒體')).toBeDefined()
  expect(list.mock.lastCall?.[0]).toEqual({ query: { page: undefined, search: '線粒體' } })
})

test('one is deleted after a question, and the list is read again', async () => {
  const remove = vi.spyOn(documentsApi, 'deleteMaterial').mockResolvedValue({ success: true })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 細胞.pdf' }))
  list.mockResolvedValue(page())
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No materials yet')).toBeDefined()
  expect(remove).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 } })
})

test('a deletion that fails leaves it there and says so', async () => {
  vi.spyOn(documentsApi, 'deleteMaterial').mockRejectedValue(new Error('offline'))
  const toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 細胞.pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(toastError).toHaveBeenCalledWith('Failed to delete material. Please try again.', 'standard'),
  )
  expect(screen.getByText('細胞.pdf')).toBeDefined()
})
