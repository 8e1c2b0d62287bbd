/** Text with gaps, as Anki writes it (requirements/recite.md#cards-with-gaps). */

/** A stretch of a text that is asked for: `{{c1::text::hint}}`. */
export interface Gap {
  /** `{{c1,2::…}}` is asked for by the first and by the second card of the text. */
  numbers: number[]
  hint: string | null
  nodes: ClozeNode[]
}

/** What a text with gaps is made of: words as they were written, or a gap with what stands in it. */
export type ClozeNode = string | Gap

const TOKENS = /\{\{c(\d{1,3}(?:,\d{1,3}){0,9})::|\}\}/g

/**
 * The words of a text and its gaps, which may stand in one another. A gap without an end, or an end without a gap, is
 * text as it was written. Linear in its length.
 */
export function parseCloze(text: string): ClozeNode[] {
  const top: ClozeNode[] = []
  const open: { gap: Gap; opening: string }[] = []
  const nodesNow = () => open.at(-1)?.gap.nodes ?? top
  const addText = (words: string) => {
    if (words === '') return
    const gap = open.at(-1)?.gap
    // What follows the first `::` of a gap is its hint.
    const at = gap && gap.hint === null ? words.indexOf('::') : -1
    if (gap && at >= 0) {
      if (at > 0) addWords(gap.nodes, words.slice(0, at))
      gap.hint = words.slice(at + 2)
    } else if (gap?.hint != null) gap.hint += words
    else addWords(nodesNow(), words)
  }
  let from = 0
  for (const { 0: token, 1: numbers, index } of text.matchAll(TOKENS)) {
    addText(text.slice(from, index))
    from = index + token.length
    if (numbers !== undefined)
      open.push({ gap: { numbers: readNumbers(numbers), hint: null, nodes: [] }, opening: token })
    else {
      const closed = open.pop()
      if (closed) nodesNow().push(closed.gap)
      else addText(token)
    }
  }
  addText(text.slice(from))
  for (let left = open.pop(); left; left = open.pop()) {
    const nodes = nodesNow()
    addWords(nodes, left.opening)
    for (const node of left.gap.nodes)
      if (typeof node === 'string') addWords(nodes, node)
      else nodes.push(node)
    if (left.gap.hint !== null) addWords(nodes, `::${left.gap.hint}`)
  }
  return top
}

function addWords(nodes: ClozeNode[], words: string): void {
  const last = nodes.at(-1)
  if (typeof last === 'string') nodes[nodes.length - 1] = last + words
  else nodes.push(words)
}

const readNumbers = (numbers: string): number[] => [...new Set(numbers.split(',').map(Number))]

/** The numbers of all gaps of a text, the least first, each once. `c0` is never asked for. */
export function gapNumbers(nodes: readonly ClozeNode[]): number[] {
  const found = new Set<number>()
  for (const gap of allGaps(nodes)) for (const number of gap.numbers) if (number > 0) found.add(number)
  return [...found].sort((one, other) => one - other)
}

/** The gaps of a text, those that hold others first. */
export function allGaps(nodes: readonly ClozeNode[]): Gap[] {
  const gaps: Gap[] = []
  const waiting = [...nodes].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') continue
    gaps.push(node)
    waiting.push(...node.nodes.toReversed())
  }
  return gaps
}

/** The text without the marks of its gaps. */
export const withoutGaps = (nodes: readonly ClozeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : withoutGaps(node.nodes))).join('')

/** A selection of a text as a gap of its own; without one, an empty gap where the caret stands. */
export function wrapInGap(
  text: string,
  { start, end }: { start: number; end: number },
  isSameNumber = false,
): { text: string; start: number; end: number } {
  const last = gapNumbers(parseCloze(text)).at(-1) ?? 0
  const opening = `{{c${isSameNumber ? Math.max(1, last) : last + 1}::`
  return {
    text: `${text.slice(0, start)}${opening}${text.slice(start, end)}}}${text.slice(end)}`,
    start: start + opening.length,
    end: end + opening.length,
  }
}
