import { readXml } from './read-xml.ts'

/** Where a paragraph stands in a list: the list's id and the level from 0. */
export type ListPlace = { listId: string; level: number }

/** What a paragraph style says of structure. The level of a heading counts from 1; the title of the whole has none. */
export type ParagraphStyle = { isHeading: boolean; level: number | null; list: ListPlace | null }

type Declared = { name: string; parent: string; outline: string; listId: string; level: string }

const MAX_INHERITANCE = 20
const TITLE_NAME = /^title$/i
const HEADING_NAME = /^heading ([1-9])$/i
const OUTLINE_LEVEL = /^[0-8]$/

/** The level, from 1, of what Word counts from 0; null for what is no heading. */
export const headingLevelOf = (outline: string): number | null =>
  OUTLINE_LEVEL.test(outline) ? Number(outline) + 1 : null

/** Paragraph styles by id, inheritance resolved, of a `styles.xml` (null: the document has none). */
export function readDocxStyles(part: Uint8Array | null): Map<string, ParagraphStyle> {
  const declared = part ? readDeclaredStyles(part) : new Map<string, Declared>()
  const styles = new Map<string, ParagraphStyle>()
  for (const id of declared.keys()) styles.set(id, resolveStyle(declared, id))
  return styles
}

function readDeclaredStyles(part: Uint8Array): Map<string, Declared> {
  const declared = new Map<string, Declared>()
  let current: Declared | null = null
  readXml(part, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'style') {
        current = { name: '', parent: '', outline: '', listId: '', level: '' }
        declared.set(attributes['w:styleId'] ?? '', current)
      } else if (!current) return
      else if (name === 'name') current.name = value
      else if (name === 'basedOn') current.parent = value
      else if (name === 'outlineLvl') current.outline = value
      else if (name === 'numId') current.listId = value
      else if (name === 'ilvl') current.level = value
    },
    close(name) {
      if (name === 'style') current = null
    },
  })
  return declared
}

function resolveStyle(declared: ReadonlyMap<string, Declared>, id: string): ParagraphStyle {
  let isTitle = false
  let headingLevel: number | null = null
  let listId = ''
  let level = ''
  let style = declared.get(id)
  for (let step = 0; style && step < MAX_INHERITANCE; step++) {
    isTitle ||= TITLE_NAME.test(style.name)
    headingLevel ??= headingLevelOf(style.outline) ?? levelOfName(style.name)
    listId ||= style.listId
    level ||= style.level
    style = declared.get(style.parent)
  }
  return {
    isHeading: isTitle || headingLevel !== null,
    level: headingLevel,
    list: listId ? { listId, level: Number(level) || 0 } : null,
  }
}

function levelOfName(name: string): number | null {
  const level = HEADING_NAME.exec(name)?.[1]
  return level === undefined ? null : Number(level)
}
