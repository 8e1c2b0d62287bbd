import { expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { createDocumentReader } from '../../core/documents/document-reader.ts'
import { uploadDocument } from './upload-document.ts'

const upload = (name: string, filename = 'mine.pdf') =>
  uploadDocument(
    { documents: createDocumentReader() },
    { path: material(name), filename, sizeBytes: 1 },
    new AbortController().signal,
  )

test('An upload answers the text of the document and what it is', async () => {
  expect(await upload('documents/en.pdf', 'Cells.pdf')).toMatchObject({
    extracted_text: expect.stringMatching(/\w+ \w+/),
    document_name: 'Cells.pdf',
    word_count: expect.any(Number),
    page_count: expect.any(Number),
    empty_page_count: 0,
  })
})

test.each(['documents/en.docx', 'documents/en.doc', 'hostile/bad.png'])(
  'An upload of %s is refused with the list of types, whatever its name says',
  async (name) => {
    await expect(upload(name)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: 'Unsupported file type. Please upload: .txt, .pdf, .ppt, .pptx',
    })
  },
)
