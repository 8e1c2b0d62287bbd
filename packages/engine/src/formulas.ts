import type { Place, StudyDocument } from './document.ts'
import { FORMULA, OMISSION } from './parse/markup.ts'

const SPACE_BESIDE_MARK = new RegExp(`${OMISSION} (?=[.,;:)，。；：）])|(?<=[(（]) ${OMISSION}`, 'g')

/** The text of a piece of `document` with its formulas as the student wrote them; null where it lacks something else. */
export function withFormulas({ source }: StudyDocument, { text, start, end }: Place & { text: string }): string | null {
  const omissions = text.split(OMISSION).length - 1
  if (omissions === 0) return text
  const formulas = source.slice(start, end).match(FORMULA) ?? []
  if (formulas.length !== omissions) return null
  return text.replace(SPACE_BESIDE_MARK, OMISSION).replaceAll(OMISSION, () => formulas.shift() ?? '')
}
