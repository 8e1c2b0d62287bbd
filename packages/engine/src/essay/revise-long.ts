import type { Mistake } from './mistake.ts'
import { type Check, revise } from './revise.ts'

/** About 2,500 English words: an essay of any exam is one passage. */
const PASSAGE_CHARACTERS = 15_000
/** Where a passage may end, the best place first. */
const ENDS = [/\n(?!\n)/g, /[.!?。！？]["”’」』）)]*\s?/g, /\s|[，；,;]/g]

type Revision = {
  readonly mistakes: Mistake[]
  readonly revised: string
  /** Whether only some passages of the essay were checked. */
  readonly isSampled: boolean
}

/**
 * Does what `revise` does in time that grows with the essay alone: passage by passage, and of more than `mostPassages`,
 * that many, spread evenly from its first to its last. Passages that are not checked stay as they are.
 */
export async function reviseLong(
  essay: string,
  check: Check,
  mostPassages = Number.POSITIVE_INFINITY,
): Promise<Revision> {
  const passages = passagesOf(essay)
  const chosen = spread(passages.length, mostPassages)
  const mistakes: Mistake[] = []
  let revised = ''
  let start = 0
  for (const [index, passage] of passages.entries()) {
    const own = chosen.has(index) ? await revise(passage, check) : { mistakes: [], revised: passage }
    for (const mistake of own.mistakes)
      mistakes.push({ ...mistake, start: mistake.start + start, end: mistake.end + start })
    revised += own.revised
    start += passage.length
  }
  return { mistakes, revised, isSampled: chosen.size < passages.length }
}

/** The text in passages that joined are the text. */
export function passagesOf(text: string): string[] {
  const passages: string[] = []
  let from = 0
  while (text.length - from > PASSAGE_CHARACTERS) {
    const to = from + endOf(text.slice(from, from + PASSAGE_CHARACTERS))
    passages.push(text.slice(from, to))
    from = to
  }
  passages.push(text.slice(from))
  return passages
}

/** Where the longest passage that begins `text` ends: in its second half, and never between the halves of a character. */
function endOf(text: string): number {
  for (const end of ENDS) {
    const last = [...text.matchAll(end)].at(-1)
    if (last && last.index >= text.length / 2) return last.index + last[0].length
  }
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length
}

/** At most `most` of `count` indexes from the first to the last, evenly. */
function spread(count: number, most: number): ReadonlySet<number> {
  if (count <= most) return new Set(Array(count).keys())
  return new Set(Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / Math.max(1, most - 1))))
}
