import type { ReadingLimits } from '../limits.ts'
import { PAGE_MARK, withoutMarks } from '../page-marks.ts'
import { TextBudget } from '../text-budget.ts'

/** What a slide says, a line for each paragraph or table row, title first. */
export type Slide = { lines: string[]; notes: string[] }

/** Slides apart by an empty line, each behind a mark, with its speaker notes as a paragraph of their own under it. */
export function joinSlides(slides: readonly Slide[], limits: ReadingLimits): string {
  const text = new TextBudget(limits)
  for (const { lines, notes } of slides) {
    text.add(PAGE_MARK)
    for (const paragraph of [lines, notes]) {
      if (paragraph.length > 0) text.add(`${withoutMarks(paragraph.join('\n'))}\n\n`)
    }
  }
  return text.toString()
}
