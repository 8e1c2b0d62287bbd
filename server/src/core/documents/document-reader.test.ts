import { describe, expect, test } from 'vitest'
import { buildPdf, pageSaying } from '../../../test/files/build-pdf.ts'
import { temporaryFolder } from '../../../test/files/temporary-folder.ts'
import { material } from '../../../test/material.ts'
import { Problem } from '../../problem.ts'
import { createDocumentReader } from './document-reader.ts'
import { UnreadableDocument, type UnreadableReason } from './reading/unreadable-document.ts'

const UNSUPPORTED = 'Bring something else.'
const rules = { types: ['.txt', '.pdf', '.ppt', '.pptx'], unsupportedText: UNSUPPORTED, student: { id: 1 } } as const
const writeTemporary = temporaryFolder()
const unaborted = () => new AbortController().signal
const read = (path: string, signal = unaborted(), filename = 'mine') =>
  createDocumentReader().read({ path, filename, sizeBytes: 1 }, { ...rules, signal })

describe('The document reader', () => {
  test.each([
    ['documents/two.pdf', 3],
    ['documents/deck.pptx', 31],
    ['documents/deck.ppt', 31],
    ['documents/tc.big5.txt', null],
  ])('reads %s', async (name, pageCount) => {
    const document = await read(material(name))
    expect(document).toMatchObject({ name: 'mine', pageCount, emptyPages: [] })
    expect(document.wordCount).toBeGreaterThan(50)
    expect(document.text).not.toContain('OCR notice')
  })

  test('puts a notice where there is nothing to read', async () => {
    const path = writeTemporary('blank.pdf', buildPdf(['', '']))
    expect(await read(path)).toEqual({
      name: 'mine',
      text: '[OCR notice: no readable text was found. Use OCR Document to extract it.]',
      wordCount: 0,
      isTruncated: false,
      pageCount: 2,
      emptyPages: [0, 1],
      pageStarts: [0, 0],
      outline: [],
      contentType: 'application/pdf',
    })
  })

  test('counts the pages that hold no text', async () => {
    const path = writeTemporary('mixed.pdf', buildPdf([pageSaying('A cell is the unit of life.'), '']))
    expect(await read(path)).toMatchObject({ wordCount: 7, pageCount: 2, emptyPages: [1] })
  })

  test.each([
    ['documents/en.docx', 'unsupported_type', UNSUPPORTED],
    ['hostile/bad.png', 'unsupported_type', UNSUPPORTED],
    ['hostile/enc_user.pdf', 'unreadable', /protected by a password/],
    ['hostile/trunc.pptx', 'unreadable', /damaged/],
  ])('refuses %s as %s', async (name, code, text) => {
    const refusal = await read(material(name)).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(text) })
  })

  test.each([
    'empty',
    'encrypted',
    'copy_protected',
    'old_format',
    'broken',
    'too_complex',
    'timeout',
  ] satisfies UnreadableReason[])(
    'has a sentence for a document that is %s, and keeps the detail for the log',
    async (reason) => {
      const cause = new UnreadableDocument(reason, 'a detail for the log')
      const reader = createDocumentReader(() => Promise.reject(cause))
      const reading = reader.read({ path: '', filename: '', sizeBytes: 0 }, { ...rules, signal: unaborted() })
      await expect(reading).rejects.toMatchObject({ code: 'unreadable', cause })
      await expect(reading).rejects.toThrow(/^(This|Reading) .*\.$/)
      await expect(reading).rejects.not.toThrow('a detail')
    },
  )

  test.each([
    ['documents/en.docx', 'notes.pdf', /Word document, but its name ends in \.pdf/],
    ['documents/two.pdf', 'notes.txt', /a PDF, but its name ends in \.txt/],
    ['documents/tc.truth.txt', 'notes.html', /plain text, but its name ends in \.html/],
  ])('refuses %s under the name %s', async (name, filename, text) => {
    const types = ['.txt', '.pdf', '.docx'] as const
    const reading = createDocumentReader().read(
      { path: material(name), filename, sizeBytes: 1 },
      { ...rules, types, signal: unaborted() },
    )
    await expect(reading).rejects.toMatchObject({ code: 'unsupported_type', message: expect.stringMatching(text) })
  })

  test.each(['notes.md', 'NOTES.TXT', 'notes', 'Chapter 1.2'])('reads text under the name %s', async (filename) => {
    expect(await read(material('documents/tc.truth.txt'), unaborted(), filename)).toMatchObject({ name: filename })
  })

  test('tells a text of ten megabytes its words, and reads one word of that length no more than before', async () => {
    const words = Math.floor((10 * 1024 * 1024) / 6)
    await expect(read(writeTemporary('huge.txt', 'words '.repeat(words)))).rejects.toMatchObject({
      code: 'content_rejected',
      message: 'Content exceeds word limit. Maximum 100,000 words allowed. Current: 1,747,626 words.',
    })
    await expect(read(writeTemporary('one.txt', 'x'.repeat(5_000_000)))).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('refuses a document beyond the word limit', async () => {
    const path = writeTemporary('long.txt', 'word '.repeat(100_001))
    await expect(read(path)).rejects.toMatchObject({
      code: 'content_rejected',
      message: 'Content exceeds word limit. Maximum 100,000 words allowed. Current: 100,001 words.',
    })
  })

  test('gives up with the reason of its signal', async () => {
    const reason = new Problem('unavailable', 'The connection was closed.')
    await expect(read(material('documents/en.pdf'), AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})
