import { type Block, isLine } from './blocks.ts'
import { GENERIC_HEADING, HEADING_NUMBER } from './data/headings.ts'
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

/** `text` behind the title that it stands under, if any. */
export const under = (title: string, text: string): string =>
  (title && `${title.replace(/[:：?？]$/, '')}${languageOf(title) === 'zh' ? '：' : ': '}`) + text

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

/** The line under which the block at the place `start` stands: the item it is set in under, or else the heading above. */
export function lineAbove(blocks: readonly Block[], start: number): string {
  const index = blocks.findLastIndex((block) => block.start <= start)
  const own = blocks[index]
  if (!own) return ''
  for (let at = index - 1; at >= 0 && isLine(own); at--) {
    const block = blocks[at] as Block
    if (block.kind === 'heading') break
    if (!isLine(block) || block.indent >= own.indent) continue
    const title = titleOf(block.text)
    if (!GENERIC_HEADING.test(title) && title.length <= LONGEST_PARENT) return title
    break
  }
  return headingAbove(blocks, index)
}

const LONGEST_PARENT = 24
