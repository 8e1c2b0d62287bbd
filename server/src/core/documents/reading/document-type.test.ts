import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildZip } from '../../../../test/files/build-zip.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import { material } from '../../../../test/material.ts'
import { sniffDocumentType } from './document-type.ts'

const write = temporaryFolder()
const bytesOf = (name: string) => readFileSync(material(name))

describe('The type of a document', () => {
  test.each([
    ['.pdf', 'documents/en.pdf'],
    ['.doc', 'documents/en.doc'],
    ['.docx', 'documents/en.docx'],
    ['.ppt', 'documents/deck.ppt'],
    ['.pptx', 'documents/deck.pptx'],
    ['.txt', 'documents/tc.truth.txt'],
    ['.txt', 'documents/tc.big5.txt'],
    ['.txt', 'hostile/utf16.txt'],
  ])('is %s by the bytes of %s, under a name that says otherwise', async (type, name) => {
    expect(await sniffDocumentType(write('picture.png', bytesOf(name)))).toBe(type)
  })

  test.each([
    [
      'other bytes in front of the mark of a PDF',
      Buffer.concat([Buffer.from([0, 1, 2]), bytesOf('documents/en.pdf')]),
      '.pdf',
    ],
    ['text that speaks of the mark of a PDF', 'A PDF starts with %PDF-1.7.', '.txt'],
    ['text with a character across the end of the sample', `x${'頁'.repeat(30_000)}`, '.txt'],
    ['an essay that speaks of tags', '<p> begins a paragraph in HTML.', '.txt'],
  ])('is told of %s', async (_, content, type) => {
    expect(await sniffDocumentType(write('file', content))).toBe(type)
  })

  test.each([
    ['an empty file', '', 'empty'],
    ['an image', bytesOf('hostile/bad.png'), 'unsupported_type'],
    ['rich text', '{\\rtf1 text}', 'unsupported_type'],
    ['HTML', '<html></html>', 'unsupported_type'],
    ['HTML in UTF-16', Buffer.from('\ufeff<!doctype html><p>Cells</p>', 'utf16le'), 'unsupported_type'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupported_type'],
    ['XML of any length', `<notes>${'<note>A cell.</note>'.repeat(10_000)}</notes>\n`, 'unsupported_type'],
    ['a document of Word 2', Buffer.from('dba52d0000000904', 'hex'), 'old_format'],
    ['a deck of PowerPoint 95', renamed('documents/en.doc', 'WordDocument', 'PP40'), 'old_format'],
    ['a spreadsheet', buildZip([{ name: 'xl/workbook.xml', content: '' }]), 'unsupported_type'],
    ['half a zip file', bytesOf('hostile/trunc.docx'), 'broken'],
    ['half a compound file', bytesOf('hostile/trunc.doc'), 'broken'],
    ['a protected Word document', renamed('documents/en.doc', 'WordDocument', 'EncryptedPackage'), 'encrypted'],
  ])('is refused to %s', async (_, content, reason) => {
    await expect(sniffDocumentType(write('file', content))).rejects.toMatchObject({
      name: 'UnreadableDocument',
      reason,
    })
  })
})

/** An Office file by its bytes, with one of its streams under another name. */
function renamed(file: string, from: string, to: string): Buffer {
  const bytes = bytesOf(file)
  const name = (text: string) => Buffer.from(text.padEnd(16, '\0'), 'utf16le')
  const at = bytes.indexOf(name(from))
  name(to).copy(bytes, at)
  bytes.writeUInt16LE(to.length * 2 + 2, at + 64)
  return bytes
}
