import { type FileHandle, open } from 'node:fs/promises'
import { readAt } from './bounded-file.ts'
import { decodePlainText } from './decode-plain-text.ts'
import { isMarkup } from './markup.ts'
import { ZipArchive } from './office/zip-archive.ts'
import { COMPOUND_FILE_SIGNATURE, listCompoundFileNames } from './old-office/compound-file.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** Named after the usual endings; a file's own name plays no part. */
export type DocumentType = '.txt' | '.md' | '.pdf' | '.doc' | '.docx' | '.ppt' | '.pptx' | '.epub'

const SAMPLE_BYTES = 64 * 1024
const PDF_MARK = Buffer.from('%PDF-', 'latin1')
/** PDF readers put up with other bytes in front of the mark. */
const PDF_MARK_WITHIN_BYTES = 1024
const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1')
/** Room for the name of a type. */
const MIMETYPE_BYTES = 256
/** How much of a text's end is looked at. */
const TAIL_BYTES = 256
/** Word for Windows 1 and 2, and for DOS: before there were compound files. */
const OLD_WORD_SIGNATURES = ['9ba5', 'dba5', '31be0000'].map((hex) => Buffer.from(hex, 'hex'))

/**
 * The type of the document at `path` as its bytes tell, reading no more than a few kilobytes of it. Markdown cannot be
 * told from plain text and counts as `.txt`. Throws UnreadableDocument: `empty`, `encrypted`, `old_format` or `unsupported_type`,
 * and `broken` or `too_complex` for a zip file whose directory is so.
 */
export async function sniffDocumentType(path: string): Promise<DocumentType> {
  await using file = await open(path)
  const sample = await readAt(file, 0, SAMPLE_BYTES)
  if (sample.length === 0) throw new UnreadableDocument('empty', 'no bytes')
  if (startsWith(sample, PDF_MARK)) return '.pdf'
  if (startsWith(sample, ZIP_SIGNATURE)) return await sniffZip(file)
  if (startsWith(sample, COMPOUND_FILE_SIGNATURE)) return await sniffCompoundFile(file)
  if (OLD_WORD_SIGNATURES.some((signature) => startsWith(sample, signature)))
    throw new UnreadableDocument('old_format', 'Word of before compound files')
  if (await isPlainText(file, sample)) return '.txt'
  if (sample.subarray(0, PDF_MARK_WITHIN_BYTES).includes(PDF_MARK)) return '.pdf'
  throw new UnreadableDocument('unsupported_type', 'unknown bytes')
}

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature)

async function sniffZip(file: FileHandle): Promise<DocumentType> {
  const archive = await ZipArchive.open(file)
  for (const name of archive.names()) {
    if (/^word\/document\d*\.xml$/.test(name)) return '.docx'
    if (name === 'ppt/presentation.xml') return '.pptx'
  }
  if (await isBook(archive)) return '.epub'
  throw new UnreadableDocument('unsupported_type', 'a zip file, but no book, and not of Word or PowerPoint')
}

/** By its part of that name, or by what only books have. */
async function isBook(archive: ZipArchive): Promise<boolean> {
  const named = archive.has('mimetype') ? await archive.read('mimetype', MIMETYPE_BYTES).catch(() => null) : null
  if (named?.toString('latin1').trim() === 'application/epub+zip') return true
  return archive.has('META-INF/container.xml') && [...archive.names()].some((name) => name.endsWith('.opf'))
}

async function sniffCompoundFile(file: FileHandle): Promise<DocumentType> {
  const names = await listCompoundFileNames(file)
  if (names.size === 0) throw new UnreadableDocument('broken', 'a compound file without a directory')
  if (names.has('EncryptedPackage') || names.has('EncryptedSummary')) {
    throw new UnreadableDocument('encrypted', 'password-protected Office file')
  }
  if (names.has('PP40')) throw new UnreadableDocument('old_format', 'PowerPoint 4 or 95')
  if (names.has('WordDocument')) return '.doc'
  if (names.has('PowerPoint Document')) return '.ppt'
  throw new UnreadableDocument('unsupported_type', 'a compound file, but not of Word or PowerPoint')
}

/** @throws UnreadableDocument for markup, which is text by its bytes */
async function isPlainText(file: FileHandle, sample: Buffer): Promise<boolean> {
  const text = decodePlainText(sample, { isCut: sample.length === SAMPLE_BYTES })
  if (text === null) return false
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES)
  // Tags are written in the letters of ASCII, which stand the same in every encoding but UTF-16.
  if (isMarkup(text, tail.toString('latin1').replaceAll('\0', '')))
    throw new UnreadableDocument('unsupported_type', 'markup')
  return true
}
