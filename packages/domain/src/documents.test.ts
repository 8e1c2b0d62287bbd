import { expect, test } from 'vitest'
import { checkDocument } from './documents.ts'
import { MEGABYTE } from './prices.ts'

const WITH_IMAGES =
  'Unsupported file type. Please upload: .txt, .pdf, .doc, .docx, .ppt, .pptx, .png, .jpg, .jpeg, .webp, .gif'

test.each([
  ['notes', 'Cells.DOCX', 10 * MEGABYTE, null],
  ['notes', 'Cells.docx', 10 * MEGABYTE + 1, 'File exceeds 10 MB limit.'],
  ['exam', 'Cells.pdf', 10 * MEGABYTE + 1, 'File too large. Maximum file size is 10MB.'],
  ['understanding', 'notes.md', MEGABYTE, null],
  ['understanding', 'notes.md', MEGABYTE + 1, 'File too large. Please select a file smaller than 1MB.'],
  ['understanding', 'slides.pptx', 1, 'Unsupported file type. Please upload: .txt, .md, .pdf, .docx'],
  ['writing', 'essay.md', 1, WITH_IMAGES],
  ['writing', 'pdf', 1, WITH_IMAGES],
  ['exam', 'photo.svg', 1, WITH_IMAGES],
  ['notes', 'photo.JPG', 10 * MEGABYTE, null],
  ['understanding', 'photo.jpg', 1, 'Unsupported file type. Please upload: .txt, .md, .pdf, .docx'],
] as const)('In %s, %s of %i bytes is answered %s', (module, name, size, answer) => {
  expect(checkDocument(module, { name, size })).toBe(answer)
})
