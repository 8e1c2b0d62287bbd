import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { switchLanguage } from '../../lib/language.ts'
import { beMei, openScreen } from '../account/signed-in-ground.tsx'
import { closeOcrWindow, ocrWindowStore } from './ocr-window.ts'
import { ReadingField } from './ReadingField.tsx'

afterEach(() => {
  cleanup()
  closeOcrWindow()
  vi.unstubAllGlobals()
})

test('that a fallback read an image is said in the language of the screens', async () => {
  beMei()
  const reading = { file: null, isReading: false, error: null, isFallback: true, emptyPages: 0, read: () => {} }
  await openScreen(<ReadingField label="A document" types={['.png']} reading={reading} onPick={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe(
    'The main OCR service was unavailable, so a fallback service was used. Please check the text.',
  )
  await act(() => switchLanguage('zh-hant'))
  onTestFinished(() => switchLanguage('en'))
  expect(screen.getByRole('status').textContent).toMatch(/備用服務/)
})

test('pages that are pictures are one press from OCR, with their document', async () => {
  beMei()
  const scan = new File(['%PDF-'], 'scan.pdf')
  const reading = { file: scan, isReading: false, error: null, emptyPages: 3, scan, read: () => {} }
  await openScreen(<ReadingField label="A document" types={['.pdf']} reading={reading} onPick={() => {}} />)
  const button = screen.getByRole('button', { name: 'Read It with OCR Document' })
  fireEvent.click(button)
  expect(ocrWindowStore.get()).toEqual({ opener: button, file: scan })
})
