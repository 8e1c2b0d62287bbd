import { type Heading, type StudyText, textOf } from './study-text.ts'

/** A heading with the address that its place on the page has. */
export interface OutlineEntry {
  id: string
  level: Heading['level']
  title: string
}

/** The id of the block at `index`, where it is a heading. */
export const headingId = (index: number): string => `section-${index + 1}`

/** The headings of a text, in order. */
export const outlineOf = (text: StudyText): OutlineEntry[] =>
  text.flatMap((block, index) =>
    block.kind === 'heading' ? [{ id: headingId(index), level: block.level, title: textOf(block.runs) }] : [],
  )
