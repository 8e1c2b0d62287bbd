import type { FileHandle } from 'node:fs/promises'
import { posix } from 'node:path'
import type { ReadHeading } from '../headings.ts'
import type { ReadingLimits } from '../limits.ts'
import { TextBudget } from '../text-budget.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { DocxBody } from './docx-body.ts'
import { DocxNumbering } from './docx-numbering.ts'
import { readDocxStyles } from './docx-styles.ts'
import { findMainPart, readOfficeRelations } from './office-relations.ts'
import { readXml } from './read-xml.ts'
import { ZipArchive } from './zip-archive.ts'

/** A Word document: body with headings, numbered lists and tables, then its footnotes and endnotes. */
export async function readDocx(
  file: FileHandle,
  limits: ReadingLimits,
): Promise<{ text: string; headings: ReadHeading[] }> {
  const archive = await ZipArchive.open(file)
  const main = await findMainPart(archive, 'word/document.xml')
  const document = await archive.read(main)
  if (!document) throw new UnreadableDocument('broken', 'no document part')
  const parts = await namePartsByType(archive, main)
  const readPart = async (type: string) => archive.read(parts.get(type) ?? '')
  const styles = readDocxStyles(await readPart('styles'))
  const numbering = new DocxNumbering(await readPart('numbering'))
  const text = new TextBudget(limits)
  const headings: ReadHeading[] = []
  for (const part of [document, await readPart('footnotes'), await readPart('endnotes')]) {
    if (!part) continue
    const body = new DocxBody(styles, numbering, text)
    readBody(part, body)
    for (const heading of body.headings) headings.push(heading)
  }
  return { text: text.toString(), headings }
}

function readBody(part: Uint8Array, body: DocxBody): void {
  readXml(part, {
    open: (name, attributes, path) => body.open(name, attributes, path),
    text: (text, path) => body.text(text, path),
    close: (name) => body.close(name),
  })
}

/** The first part of each type that the main part names; Word puts them beside it, and they need no relation to be found. */
async function namePartsByType(archive: ZipArchive, main: string): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const type of ['styles', 'numbering', 'footnotes', 'endnotes']) {
    names.set(type, posix.join(posix.dirname(main), `${type}.xml`))
  }
  const relations = await readOfficeRelations(archive, main)
  for (const { type, target } of relations.values()) if (names.has(type)) names.set(type, target)
  return names
}
