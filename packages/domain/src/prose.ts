/** Markdown taken apart into prose and code: what is done to prose must leave code as it is. */

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/
const TICKS = /`+/g
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

/**
 * `markdown` with `map` applied to each stretch that is no code: neither a fenced block nor a span in backticks. What
 * indents a line by four spaces is prose here, as in a list. Linear in the length of the text.
 */
export function mapProse(markdown: string, map: (prose: string) => string): string {
  let mapped = ''
  let prose = ''
  let fence: string | null = null
  const flush = () => {
    mapped += mapOutsideSpans(prose, map)
    prose = ''
  }
  for (const line of markdown.split(/(?<=\n)/)) {
    const marks: string | null = findFence(line)?.marks ?? null
    if (fence === null && marks === null) prose += line
    else {
      flush()
      mapped += line
      fence = fence === null ? marks : closesFence(line, fence) ? null : fence
    }
  }
  flush()
  return mapped
}

/** A span in backticks ends with as many of them as it began with, and no later than its paragraph. */
const mapOutsideSpans = (text: string, map: (prose: string) => string): string =>
  text
    .split(PARAGRAPH_END)
    .map((paragraph) => mapParagraph(paragraph, map))
    .join('')

function mapParagraph(text: string, map: (prose: string) => string): string {
  const runs = [...text.matchAll(TICKS)].map(({ 0: ticks, index }) => ({ index, end: index + ticks.length }))
  const closings = closingsOf(runs)
  let mapped = ''
  let from = 0
  for (const [at, opening] of runs.entries()) {
    const closing = closings[at]
    if (opening.index < from || text[opening.index - 1] === '\\' || !closing) continue
    mapped += map(text.slice(from, opening.index)) + text.slice(opening.index, closing.end)
    from = closing.end
  }
  return mapped + map(text.slice(from))
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
