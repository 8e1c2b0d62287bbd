import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../core/account/signed-in-ground.tsx'
import { OcrDialog } from './OcrDialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the header opens OCR Document, although it stands outside of the data of the pages', async () => {
  fakeServer({ 'GET /api/ocr/documents/': { documents: [] } })
  render(
    <MemoryRouter>
      <OcrDialog isOpen onClose={() => {}} opener={{ current: null }} file={null} />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('dialog', { name: 'OCR Document' })).toBeDefined()
})
