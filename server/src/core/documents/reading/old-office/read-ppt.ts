import type { FileHandle } from 'node:fs/promises'
import CFB from 'cfb'
import { readWhole } from '../bounded-file.ts'
import type { ReadingLimits } from '../limits.ts'
import { joinSlides, type Slide } from '../office/slides.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { findLiveObjects } from './ppt-persist.ts'
import { numberIn, PPT, type PptRecord, recordAt, recordsWithin, textOf } from './ppt-records.ts'
import { readPptShapes } from './ppt-shapes.ts'

const MAX_FILE_BYTES = 128 * 1024 * 1024
const SLIDES = 0
const NOTES = 2

/** A slide or notes page as the document lists it: where it is kept, and the texts of its outline placeholders. */
type Listed = { reference: number; id: number; outline: string[] }

/** A PowerPoint 97 to 2003 deck: the live slides in order, each with its text and speaker notes. */
export async function readPpt(file: FileHandle, limits: ReadingLimits): Promise<{ text: string; pageCount: number }> {
  const container = CFB.read(await readWhole(file, MAX_FILE_BYTES), { type: 'buffer' })
  const bytes = streamOf(container, 'PowerPoint Document')
  const { offsets, document } = findLiveObjects(bytes, streamOf(container, 'Current User'))
  const lists = readLists(bytes, document)
  if (lists.slides.length > limits.pages) throw new UnreadableDocument('too_complex', `${lists.slides.length} slides`)
  const notesById = new Map(lists.notes.map((notes) => [notes.id, notes]))
  const slides = lists.slides.map((listed): Slide => {
    const slide = recordAt(bytes, offsets.get(listed.reference) ?? -1)
    const notes = notesById.get(slide ? notesIdOf(bytes, slide) : 0)
    const notesPage = notes ? recordAt(bytes, offsets.get(notes.reference) ?? -1) : null
    return {
      lines: readPptShapes(bytes, slide, listed.outline),
      notes: notes ? readPptShapes(bytes, notesPage, notes.outline) : [],
    }
  })
  return { text: joinSlides(slides, limits), pageCount: slides.length }
}

function streamOf(container: CFB.CFB$Container, name: string): Buffer {
  const content = CFB.find(container, name)?.content
  if (!content) throw new UnreadableDocument('broken', `no stream '${name}'`)
  return Buffer.from(content)
}

function readLists(bytes: Buffer, document: PptRecord): { slides: Listed[]; notes: Listed[] } {
  const lists = { slides: [] as Listed[], notes: [] as Listed[] }
  for (const record of recordsWithin(bytes, document, [PPT.slideListWithText])) {
    if (record.type !== PPT.slideListWithText) continue
    if (record.instance === SLIDES) lists.slides.push(...readList(bytes, record))
    if (record.instance === NOTES) lists.notes.push(...readList(bytes, record))
  }
  return lists
}

function readList(bytes: Buffer, list: PptRecord): Listed[] {
  const listed: Listed[] = []
  for (const record of recordsWithin(bytes, list)) {
    const current = listed.at(-1)
    const text = textOf(bytes, record)
    if (record.type === PPT.slidePersistAtom) {
      listed.push({ reference: numberIn(bytes, record, 0), id: numberIn(bytes, record, 12), outline: [] })
    } else if (record.type === PPT.textHeaderAtom) current?.outline.push('')
    else if (text !== null && current && current.outline.length > 0) {
      current.outline.push((current.outline.pop() ?? '') + text)
    }
  }
  return listed
}

function notesIdOf(bytes: Buffer, slide: PptRecord): number {
  for (const record of recordsWithin(bytes, slide)) {
    if (record.type === PPT.slideAtom) return numberIn(bytes, record, 16)
  }
  return 0
}
