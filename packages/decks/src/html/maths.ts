import { isFormula } from '@lectern/domain/markdown/marked-text'
import { mapProse } from '@lectern/domain/markdown/prose'

/**
 * The marks of formulas that cards elsewhere are written with, and dollars that are none. No formula holds its own opening
 * mark: many of those without an end are passed one by one.
 */
const ELSEWHERE =
  /\\\(((?:(?!\\\()[\s\S]){1,2000}?)\\\)|\\\[((?:(?!\\\[)[\s\S]){1,4000}?)\\\]|\[\$\]((?:(?!\[\$\])[\s\S]){1,2000}?)\[\/\$\]|\[\$\$\]((?:(?!\[\$\$\])[\s\S]){1,4000}?)\[\/\$\$\]|\[latex\]((?:(?!\[latex\])[\s\S]){1,4000}?)\[\/latex\]|\$/g
const LONGEST_IN_LINE = 500
/** What LaTeX is wrapped in where it stands for a formula of its own. */
const WRAPPED =
  /^(?:\$\$([\s\S]*)\$\$|\$([^$]*)\$|\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\\begin\{(?:math|displaymath|equation\*?)\}([\s\S]*)\\end\{[a-z]+\*?\})$/

/** A text of another program's with its formulas in our marks, `$…$` and `$$…$$`; code stays as it is. */
export const formulasFromElsewhere = (text: string): string =>
  mapProse(text, (prose) => {
    const hasPair = prose.indexOf('$') !== prose.lastIndexOf('$')
    return prose.replace(ELSEWHERE, (whole, inline, block, inlineLatex, blockLatex, latex) => {
      if (inline !== undefined) return inLine(inline, whole)
      if (inlineLatex !== undefined) return inLine(inlineLatex, whole)
      if (block ?? blockLatex) return onLinesOfItsOwn(block ?? blockLatex, whole)
      if (latex !== undefined) return fromLatex(latex)
      // Two sums of money are no formula.
      return hasPair ? '\\$' : '$'
    })
  })

function inLine(formula: string, whole: string): string {
  const tex = formula.replace(/\s+/g, ' ').trim()
  if (tex === '' || tex.includes('$')) return whole
  return tex.length <= LONGEST_IN_LINE && isFormula(tex) && !tex.endsWith('\\') ? `$${tex}$` : `\\(${tex}\\)`
}

const onLinesOfItsOwn = (formula: string, whole: string): string => {
  const tex = formula.trim()
  return tex === '' || tex.includes('$') ? whole : `$$${tex}$$`
}

function fromLatex(latex: string): string {
  const [, dollars, dollar, brackets, parentheses, environment] = WRAPPED.exec(latex.trim()) ?? []
  const inText = dollar ?? parentheses
  if (inText !== undefined) return inLine(inText, inText)
  const tex = dollars ?? brackets ?? environment
  return tex === undefined ? latex.trim() : onLinesOfItsOwn(tex, tex)
}
