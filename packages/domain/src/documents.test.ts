import { loadSpeaker } from '@lectern/texts/compile'
import type { Message } from '@lectern/texts/message'
import { expect, test } from 'vitest'
import { checkDocument, checkMaterial, isMisnamed, listed, misnamedFile, unsupportedType } from './documents.ts'
import { MEGABYTE } from './prices.ts'

const speaker = await loadSpeaker()
const inEnglish = (text: Message | null) => text && speaker.word('en', text)

const WITH_IMAGES =
  'Unsupported file type. Please upload: .txt, .pdf, .doc, .docx, .ppt, .pptx, .png, .jpg, .jpeg, .webp, .gif'

test.each([
  ['notes', 'Cells.DOCX', 10 * MEGABYTE, null],
  ['notes', 'Cells.docx', 10 * MEGABYTE + 1, 'File exceeds 10 MB limit.'],
  ['exam', 'Cells.pdf', 10 * MEGABYTE + 1, 'File too large. Maximum file size is 10MB.'],
  ['understanding', 'notes.md', MEGABYTE, null],
  ['understanding', 'notes.md', MEGABYTE + 1, 'File too large. Please select a file smaller than 1MB.'],
  ['understanding', 'slides.pptx', 1, 'Unsupported file type. Please upload: .txt, .md, .pdf, .docx'],
  ['writing', 'essay.md', 1, null],
  ['writing', 'Chapter 1.2', 1, null],
  ['writing', 'essay.html', 1, WITH_IMAGES],
  ['exam', 'photo.svg', 1, WITH_IMAGES],
  ['notes', 'photo.JPG', 10 * MEGABYTE, null],
  ['understanding', 'photo.jpg', 1, 'Unsupported file type. Please upload: .txt, .md, .pdf, .docx'],
] as const)('In %s, %s of %i bytes is answered %s', (module, name, size, answer) => {
  expect(inEnglish(checkDocument(module, { name, size }))).toBe(answer)
})

test.each([
  ['Talk.MP3', 50 * MEGABYTE, null],
  ['Talk.mp3', 50 * MEGABYTE + 1, 'File exceeds 50 MB limit.'],
  ['Cells.pdf', 10 * MEGABYTE + 1, 'File exceeds 10 MB limit.'],
  ['song.mid', 1, expect.stringContaining('.webm')],
] as const)('In the library, %s of %i bytes is answered %s', (name, size, answer) => {
  expect(inEnglish(checkMaterial({ name, size }))).toEqual(answer)
})

test.each([
  ['notes.TXT', 'text', false],
  ['notes.md', 'text', false],
  ['README', 'text', false],
  ['Chapter 1.2', 'text', false],
  ['page.html', 'text', true],
  ['data.csv', 'text', true],
  ['scan.pdf', 'text', true],
  ['Cells.PDF', 'pdf', false],
  ['Cells', 'pdf', false],
  ['Cells.mp3', 'pdf', true],
  ['Cells.bin', 'pdf', false],
  ['Cells.pdf', 'word', true],
  ['Cells.doc', 'word', false],
  ['photo.JPEG', 'image', false],
  ['photo.png', 'image', false],
  ['photo.pdf', 'image', true],
] as const)('The name %s of %s is a lie: %s', (name, kind, isLie) => {
  expect(isMisnamed(name, kind)).toBe(isLie)
})

test('A file under a name of another kind is told what it is', () => {
  expect(inEnglish(misnamedFile('Cells.PDF', 'word'))).toBe(
    'This file is a Word document, but its name ends in .pdf. Please rename it and try again.',
  )
})

test('types are listed with the marks of the language, after which a line may be broken', () => {
  expect(speaker.word('zh-hant', unsupportedType(['.txt', '.pdf', '.docx']))).toBe(
    '不支援這種檔案，請上傳：.txt、\u200b.pdf、\u200b.docx',
  )
  expect([listed(['.pdf']), listed([])]).toEqual(['.pdf', ''])
})
