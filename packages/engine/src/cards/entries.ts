import type { Block } from '../document.ts'

/** So many entries in a row are a list of words, whose meanings may be single words. */
export const SHORTEST_RUN = 3
/** A line above a list is no longer than this. */
const LONGEST_LINE = 40
/** Neighbours are looked at up to so many entries on both sides. */
const FURTHEST = 8

/** A heading, or a line above, that says a list of words follows. */
const LIST_OF_WORDS =
  /\b(?:vocab(?:ulary)?|glossary|key (?:terms?|words?|concepts?)|(?:new|spelling) words|words? list|spelling|terminology|definitions?)\b|[单單][词詞]|[词詞][汇彙表]|生[词詞字]|名[词詞]解[释釋]|[术術][语語]|[关關][键鍵][词詞字]|中英|英汉|英漢/i

/** The entries of lists that a heading or a line above announces. */
export function announcedEntries(blocks: readonly Block[]): ReadonlySet<Block> {
  let isAnnounced = false
  return new Set(
    blocks.filter(({ kind, text }) => {
      const isRow = kind === 'entry' || kind === 'row'
      if (!isRow) isAnnounced = text.length <= LONGEST_LINE && LIST_OF_WORDS.test(text)
      return isRow && isAnnounced
    }),
  )
}

/** What share of `entries` gives meanings. */
export const shareOf = (entries: readonly Block[], giving: ReadonlySet<Block>): number =>
  entries.filter((entry) => giving.has(entry)).length / entries.length

/** The entries right before and after the one at `index`, and itself. */
export function entriesAround(blocks: readonly Block[], index: number): readonly Block[] {
  let from = index
  let to = index
  while (blocks[from - 1]?.kind === 'entry' && index - from < FURTHEST) from--
  while (blocks[to + 1]?.kind === 'entry' && to - index < FURTHEST) to++
  return blocks.slice(from, to + 1)
}
