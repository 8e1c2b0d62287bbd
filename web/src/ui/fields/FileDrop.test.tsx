import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../lib/language.ts'
import { formatSize } from '../file-size.ts'
import { FileDrop } from './FileDrop.tsx'

afterEach(cleanup)

test('a chosen file goes to the caller, one of a wrong type as well: its refusal is worded there', async () => {
  const onFile = vi.fn()
  render(<FileDrop label="Upload a PDF" types={['.pdf']} onFile={onFile} />)
  const image = new File(['x'], 'photo.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Upload a PDF', { selector: 'input' }), { target: { files: [image] } })
  await waitFor(() => expect(onFile).toHaveBeenCalledWith(image))
})

test('a file under way shows what is being done and cannot be replaced', () => {
  const file = new File(['x'], '講義.pdf')
  render(<FileDrop label="Upload a PDF" types={['.pdf']} file={file} onFile={() => {}} busyLabel="Reading page 3" />)
  expect(screen.getByRole('status').textContent).toBe('Reading page 3')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [34_000, '33 KB'],
  [1_048_576, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

test('what may be dropped stands on a line of its own, and is read out as a sentence of its own', async () => {
  render(<FileDrop label="PDF" hint=".pdf, ≤ 10 MB" types={['.pdf']} onFile={() => {}} />)
  expect(screen.getByText('.pdf, ≤ 10 MB')).toBeDefined()
  expect(screen.getByRole('button').textContent).toBe('PDFDrop it here or click to choose. .pdf, ≤ 10 MB')
  await act(() => switchLanguage('zh-hant'))
  expect(screen.getByRole('button').textContent).toBe('PDF拖放到這裏，或按一下選擇。.pdf, ≤ 10 MB')
  await act(() => switchLanguage('en'))
})
