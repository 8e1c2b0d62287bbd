import { isFormula } from '@lectern/domain/markdown/marked-text'
import { mapProse } from '@lectern/domain/markdown/prose'

/** Characters of the private use area, which no text holds: around the number of a citation, and where a text is cut. */
export const CITATION_OPENS = '\uE000'
export const CITATION_CLOSES = '\uE001'
const UNFINISHED = '\uE002'
const PRIVATE_USE = /[\uE000-\uE002]/g

interface Preparation {
  /** `[1]` to `[citationCount]` are citations. */
  citationCount: number
  /** The text is still being written: a formula without its end is not shown yet. */
  isUnfinished: boolean
}

/** `\[ … \]` on lines of its own, as many models write a formula. What the notes have in brackets is escaped in a line. */
const DISPLAY_BRACKETS = /^[ \t]*\\\[([\s\S]{1,2000}?)\\\][ \t]*$/gm
const INLINE_BRACKETS = /\\\(([^\n]{1,500}?)\\\)/g
/** `$$ … $$` alone on a line is a formula on a line of its own. */
const DISPLAY_LINE = /^[ \t]*\$\$([^$\n]{1,4000})\$\$[ \t]*$/gm
/** An escape, a formula, a citation with the space before it, or a dollar. Between the dollars of a formula nothing begins or ends with a space. */
const TOKEN = /\\[\s\S]|\$\$[\s\S]+?\$\$|\$(?=\S)[^$\n]*?[^\s$\\]\$(?!\d)| ?\[(\d{1,2})\]|\$+/g

/** A reply made ready for the parser: formulas in its own marks, prices no formulas, citations told from other brackets. */
export function prepareMarkdown(text: string, { citationCount, isUnfinished }: Preparation): string {
  const prepared = mapProse(text.replace(PRIVATE_USE, ''), (prose) =>
    prose
      .replace(DISPLAY_BRACKETS, (_, formula: string) => onLinesOfItsOwn(formula))
      .replace(INLINE_BRACKETS, (_, formula: string) => `$${formula.trim()}$`)
      .replace(DISPLAY_LINE, (_, formula: string) => onLinesOfItsOwn(formula))
      .replace(TOKEN, (token, number: string | undefined) => {
        if (number !== undefined) return toCitation(token, Number(number), citationCount)
        if (/^\$+$/.test(token)) return isUnfinished && token === '$$' ? UNFINISHED : token.replaceAll('$', '\\$')
        return isPrices(token) ? token.replaceAll('$', '\\$') : token
      }),
  )
  return prepared.split(UNFINISHED, 1)[0] ?? ''
}

const onLinesOfItsOwn = (formula: string): string => `\n$$\n${formula.trim()}\n$$\n`

const toCitation = (token: string, number: number, citationCount: number): string =>
  number >= 1 && number <= citationCount ? `${CITATION_OPENS}${number}${CITATION_CLOSES}` : token

/** What stands in single dollars and is no formula: '$5 bill, or 10$'. */
const isPrices = (token: string): boolean => /^\$[^$]+\$$/.test(token) && !isFormula(token.slice(1, -1))
