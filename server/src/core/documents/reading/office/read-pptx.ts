import type { FileHandle } from 'node:fs/promises'
import type { ReadingLimits } from '../limits.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { findMainPart, type OfficeRelation, readOfficeRelations } from './office-relations.ts'
import { readDrawing } from './read-drawing.ts'
import { readXml } from './read-xml.ts'
import { joinSlides, type Slide } from './slides.ts'
import { ZipArchive } from './zip-archive.ts'

/** A PowerPoint deck: its slides in order, each with its text, diagrams and speaker notes. */
export async function readPptx(file: FileHandle, limits: ReadingLimits): Promise<{ text: string; pageCount: number }> {
  const archive = await ZipArchive.open(file)
  const presentation = await findMainPart(archive, 'ppt/presentation.xml')
  const slideNames = await listSlides(archive, presentation)
  if (slideNames.length > limits.pages) throw new UnreadableDocument('too_complex', `${slideNames.length} slides`)
  const slides: Slide[] = []
  for (const name of slideNames) slides.push(await readSlide(archive, name))
  return { text: joinSlides(slides, limits), pageCount: slides.length }
}

async function listSlides(archive: ZipArchive, presentation: string): Promise<string[]> {
  const xml = await archive.read(presentation)
  if (!xml) throw new UnreadableDocument('broken', 'no presentation part')
  const relations = await readOfficeRelations(archive, presentation)
  const names: string[] = []
  readXml(xml, {
    open(name, attributes) {
      const relation = name === 'sldId' ? relations.get(attributes['r:id'] ?? '') : undefined
      if (relation) names.push(relation.target)
    },
  })
  return names
}

async function readSlide(archive: ZipArchive, name: string): Promise<Slide> {
  const relations = [...(await readOfficeRelations(archive, name)).values()]
  const readAll = (type: string) => readRelated(archive, relations, type)
  const xml = await archive.read(name)
  const lines = xml ? readDrawing(xml) : []
  return { lines: [...lines, ...(await readAll('diagramData'))], notes: await readAll('notesSlide') }
}

async function readRelated(archive: ZipArchive, relations: OfficeRelation[], type: string): Promise<string[]> {
  const lines: string[] = []
  for (const relation of relations) {
    const xml = relation.type === type ? await archive.read(relation.target) : null
    if (xml) lines.push(...readDrawing(xml))
  }
  return lines
}
