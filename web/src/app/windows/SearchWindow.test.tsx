import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../core/account/signed-in-ground.tsx'
import { loadTexts } from '../../lib/language.ts'
import { SearchWindow } from './SearchWindow.tsx'

beforeEach(async () => {
  beMei()
  fakeServer({ 'GET /api/search/': { results: [] } })
  await loadTexts('shell')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  openScreen(
    <>
      <textarea aria-label="Essay" />
      <SearchWindow />
    </>,
  )
const glass = () => screen.getByRole('button', { name: 'Search (Ctrl+K)' })
async function close() {
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Search everything' }), { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

test('Whoever searched from the midst of their writing goes on there', async () => {
  await show()
  const essay = screen.getByLabelText('Essay')
  essay.focus()
  fireEvent.keyDown(essay, { key: 'k', ctrlKey: true })
  await close()
  expect(document.activeElement).toBe(essay)
})

test('Whoever searched from nowhere goes on at the glass, as does who pressed it', async () => {
  await show()
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
  await close()
  expect(document.activeElement).toBe(glass())
  glass().focus()
  fireEvent.click(glass())
  await close()
  expect(document.activeElement).toBe(glass())
})
