import { readStretches, type Stretch } from './prose.ts'

/**
 * A piece of a study text: words as they were written, mathematics in TeX, or code. A formula or code that `isBlock`
 * stands on lines of its own.
 */
export type MarkedPart =
  | { kind: 'text'; text: string }
  | { kind: 'formula'; text: string; isBlock: boolean }
  | { kind: 'code'; text: string; isBlock: boolean }

/** An escaped dollar, or a formula in one of the marks that are in use; `$ … $` neither begins nor ends with a space. */
const MARKS =
  /\\\$|\\\[([\s\S]{1,2000}?)\\\]|\\\(([^\n]{1,500}?)\\\)|\$\$([^$]{1,4000}?)\$\$|\$(?=\S)([^$\n]{0,500}?[^\s$\\])\$(?!\d)/g
/** What no sum of money and no sentence has. */
const TEX_SIGN = /[\\^_={}<>]/
/** Words that follow one another, a number with its unit, or Chinese: what stands between two sums of money. */
const SENTENCE = /\p{Script=Han}|[，。、；：]|\p{L}{2,} +\p{L}{2,}|\d +\p{L}{2,}/u
const FENCE_LINES = /^[^\n]*\n?|\n?[ \t>]*(?:`{3,}|~{3,})[ \t]*\n?$/g

/**
 * A text of cards, questions or notes, taken apart: `$…$`, `\(…\)`, `$$…$$` and `\[…\]` are formulas, backticks and
 * fences code, everything else stays as it was written. A pair of prices (`$5 or $10`) is no formula. Linear in its length.
 */
export const readMarkedText = (text: string): MarkedPart[] =>
  joinTexts(readStretches(text).flatMap(readStretch)).filter((part) => part.text !== '')

/** Whether what stands between two single dollars is mathematics, and not words between two sums of money. */
export const isFormula = (between: string): boolean => TEX_SIGN.test(between) || !SENTENCE.test(between)

function readStretch({ kind, text }: Stretch): MarkedPart[] {
  if (kind === 'prose') return readFormulas(text)
  if (kind === 'block') return [{ kind: 'code', text: readCode(text), isBlock: true }]
  return [{ kind: 'code', text: text.replace(/^`+ ?| ?`+$/g, ''), isBlock: false }]
}

/** The lines of a fenced block without its fences. */
export const readCode = (block: string): string => block.replace(FENCE_LINES, '')

function readFormulas(prose: string): MarkedPart[] {
  const parts: MarkedPart[] = []
  let from = 0
  for (const match of prose.matchAll(MARKS)) {
    const [found, inBrackets, inParentheses, inDollars, inDollar] = match
    if (inDollar !== undefined && !isFormula(inDollar)) continue
    parts.push({ kind: 'text', text: prose.slice(from, match.index) })
    const formula = inBrackets ?? inParentheses ?? inDollars ?? inDollar
    if (formula === undefined) parts.push({ kind: 'text', text: '$' })
    else parts.push({ kind: 'formula', text: formula.trim(), isBlock: (inBrackets ?? inDollars) !== undefined })
    from = match.index + found.length
  }
  return [...parts, { kind: 'text', text: prose.slice(from) }]
}

function joinTexts(parts: readonly MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === 'text' && part.kind === 'text') last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
