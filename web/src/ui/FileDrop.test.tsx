import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'
import { formatSize } from './file-size.ts'

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
