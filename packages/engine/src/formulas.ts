import type { Place, StudyDocument } from './document.ts'
import { FORMULA, OMISSION } from './parse/markup.ts'

const MARK = new RegExp(` ?${OMISSION} ?`, 'g')

/** The text of a piece of `document` with its formulas as the student wrote them; null where it lacks something else. */
export function withFormulas({ source }: StudyDocument, { text, start, end }: Place & { text: string }): string | null {
  const omissions = text.split(OMISSION).length - 1
  if (omissions === 0) return text
  const formulas = [...source.slice(start, end).matchAll(FORMULA)]
  if (formulas.length !== omissions) return null
  const spaceAt = (at: number): string => (/\s/.test(source.charAt(start + at)) ? ' ' : '')
  const told = text.replace(MARK, () => {
    const match = formulas.shift()
    return match ? spaceAt(match.index - 1) + match[0] + spaceAt(match.index + match[0].length) : ''
  })
  // Not the tabs of a row, whose first cell may be empty.
  return told.replace(/^ +| +$/g, '')
}
