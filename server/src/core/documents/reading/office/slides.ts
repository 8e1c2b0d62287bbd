import type { ReadingLimits } from '../limits.ts'
import { TextBudget } from '../text-budget.ts'

/** What a slide says, a line for each paragraph or table row, title first. */
export type Slide = { lines: string[]; notes: string[] }

/** Slides apart by an empty line, each with its speaker notes as a paragraph of their own under it. */
export function joinSlides(slides: readonly Slide[], limits: ReadingLimits): string {
  const text = new TextBudget(limits)
  for (const { lines, notes } of slides) {
    for (const paragraph of [lines, notes]) {
      if (paragraph.length > 0) text.add(`${paragraph.join('\n')}\n\n`)
    }
  }
  return text.toString()
}
