/** Markdown taken apart into prose and code: what is done to prose must leave code as it is. */

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/
const TICKS = /`+/g
const BOLD = /(?<!\w)\*\*(?=\S)([^*\n]+)(?<=\S)\*\*(?!\w)/g
const PARAGRAPH_END = /(?<=\n[ \t]*\n)/

/** A line that begins a block of code, as far as the marks that its last line must repeat; null for any other line. */
export function findFence(line: string): { opening: string; marks: string } | null {
  const [opening, marks] = FENCE.exec(line) ?? []
  return opening === undefined || marks === undefined ? null : { opening, marks }
}

/** Whether a line ends the block that `marks` began: as many of the same at least, and nothing else. */
export function closesFence(line: string, marks: string): boolean {
  const found = line.replace(/^[ \t>]*/, '').trimEnd()
  return found.length >= marks.length && found === marks.charAt(0).repeat(found.length)
}

/** A piece of a text: what is read as prose, a span in backticks, or a fenced block with its fences. */
export interface Stretch {
  kind: 'prose' | 'span' | 'block'
  text: string
}

/**
 * `markdown` with `map` applied to each stretch that is no code: neither a fenced block nor a span in backticks. What
 * indents a line by four spaces is prose here, as in a list. Linear in the length of the text.
 */
export const mapProse = (markdown: string, map: (prose: string) => string): string =>
  readStretches(markdown)
    .map(({ kind, text }) => (kind === 'prose' ? map(text) : text))
    .join('')

/** `markdown` as it is quoted where nothing sets it: without the asterisks around what is bold. Code and powers (`2**8**2`) stay. */
export const withoutBold = (markdown: string): string => mapProse(markdown, (prose) => prose.replace(BOLD, '$1'))

/** `markdown` as its stretches, in order; joined they are the text again. Linear in its length. */
export function readStretches(markdown: string): Stretch[] {
  const stretches: Stretch[] = []
  let prose = ''
  let block: { text: string; marks: string } | null = null
  for (const line of markdown.split(/(?<=\n)/)) {
    if (block) {
      block.text += line
      if (!closesFence(line, block.marks)) continue
      stretches.push({ kind: 'block', text: block.text })
      block = null
      continue
    }
    const marks = findFence(line)?.marks
    if (marks === undefined) {
      prose += line
      continue
    }
    stretches.push(...readSpans(prose))
    prose = ''
    block = { text: line, marks }
  }
  if (block) stretches.push({ kind: 'block', text: block.text })
  return [...stretches, ...readSpans(prose)]
}

/** A span in backticks ends with as many of them as it began with, and no later than its paragraph. */
const readSpans = (prose: string): Stretch[] => (prose === '' ? [] : prose.split(PARAGRAPH_END).flatMap(readParagraph))

function readParagraph(text: string): Stretch[] {
  const runs = [...text.matchAll(TICKS)].map(({ 0: ticks, index }) => ({ index, end: index + ticks.length }))
  const closings = closingsOf(runs)
  const stretches: Stretch[] = []
  let from = 0
  for (const [at, opening] of runs.entries()) {
    const closing = closings[at]
    if (opening.index < from || text[opening.index - 1] === '\\' || !closing) continue
    stretches.push({ kind: 'prose', text: text.slice(from, opening.index) })
    stretches.push({ kind: 'span', text: text.slice(opening.index, closing.end) })
    from = closing.end
  }
  return [...stretches, { kind: 'prose', text: text.slice(from) }]
}

interface Run {
  index: number
  end: number
}

/** For each run of backticks the next one of its length. */
function closingsOf(runs: readonly Run[]): (Run | undefined)[] {
  const nextOfLength = new Map<number, Run>()
  const closings = runs.toReversed().map((run) => {
    const length = run.end - run.index
    const closing = nextOfLength.get(length)
    nextOfLength.set(length, run)
    return closing
  })
  return closings.toReversed()
}
