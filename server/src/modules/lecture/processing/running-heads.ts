const FEWEST_TIMES = 3
/** Share of pages with text that a running head stands on; on fewer, it is something the lecture comes back to. */
const LEAST_SHARE = 0.3
/** How many lines from either end of a page may be one. */
const LINES_AT_END = 2
const LONGEST = 90
const SENTENCE_END = /[.。!！?？:：]$/

/**
 * The pages without what stands on most of them at the top or the bottom: titles of the course, names, dates, page
 * numbers. Numbers in them may differ. What a page says in between stays.
 */
export function dropRunningHeads(pages: readonly string[]): string[] {
  const split = pages.map((page) => page.split('\n'))
  const counts = new Map<string, number>()
  for (const lines of split)
    for (const key of new Set(endsOf(lines).map((index) => keyOf(lines[index]))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const pageCount = pages.filter((page) => page !== '').length
  const fewest = Math.max(FEWEST_TIMES, pageCount * LEAST_SHARE)
  const isHead = (line: string): boolean =>
    line.trim() !== '' && line.length <= LONGEST && !SENTENCE_END.test(line) && (counts.get(keyOf(line)) ?? 0) >= fewest
  return split.map((lines) => {
    const heads = new Set(endsOf(lines).filter((index) => isHead(lines[index] ?? '')))
    return lines
      .filter((_, index) => !heads.has(index))
      .join('\n')
      .trim()
  })
}

/** Indexes of the outermost lines that say something. */
function endsOf(lines: readonly string[]): number[] {
  const written = lines.flatMap((line, index) => (line.trim() ? [index] : []))
  return [...new Set([...written.slice(0, LINES_AT_END), ...written.slice(-LINES_AT_END)])]
}

const keyOf = (line = ''): string => line.trim().replace(/\d+/g, '#')
