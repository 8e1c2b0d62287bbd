import type { Block } from './blocks.ts'
import { GENERIC_HEADING, HEADING_NUMBER } from './data.ts'
import { languageOf } from './script.ts'

const LONGEST_TITLE = 60
const ITEM_NUMBER = /^(?:[\d.]+\s+|[（(]?(?:[一二三四五六七八九十]+|\d+)[)）、.．]\s*)/

/** A heading's words without its number. */
export const titleOf = (heading: string): string =>
  heading
    .replace(HEADING_NUMBER, '')
    .replace(ITEM_NUMBER, '')
    .replace(/^[–—:：.\s-]+/, '')
    .replace(/[:：]$/, '')
    .trim()

/** The nearest heading of a higher level above the block at `index` that says what its text is about, or ''. */
export function headingAbove(blocks: readonly Block[], index: number): string {
  const own = blocks[index]
  let level = own?.kind === 'heading' ? own.level : Number.POSITIVE_INFINITY
  for (let at = index - 1; at >= 0; at--) {
    const block = blocks[at] as Block
    if (block.kind !== 'heading' || block.level >= level) continue
    const title = titleOf(block.text)
    if (!GENERIC_HEADING.test(title) && title.length >= 2 && title.length <= LONGEST_TITLE) return title
    level = block.level
  }
  return ''
}

/** The words of the heading at `index`; of one that says nothing alone ('Causes') with the heading above it, or '' where there is none. */
export function fullTitle(blocks: readonly Block[], index: number): string {
  const title = titleOf(blocks[index]?.text ?? '')
  const isChinese = languageOf(title) === 'zh'
  const isBare = GENERIC_HEADING.test(title) || (isChinese ? title.length <= 3 : !title.includes(' '))
  if (!isBare) return title
  const above = headingAbove(blocks, index)
  return above && `${above}${isChinese ? '：' : ': '}${title}`
}
