import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ocrApi } from '../modules/ocr/api.ts'
import { OcrDialog } from './OcrDialog.tsx'

afterEach(cleanup)

test('the header opens OCR Document, although it stands outside of the data of the pages', async () => {
  vi.spyOn(ocrApi, 'listReadings').mockResolvedValue({ documents: [] })
  render(
    <MemoryRouter>
      <OcrDialog isOpen onClose={() => {}} opener={{ current: null }} />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('dialog', { name: 'OCR Document' })).toBeDefined()
})
