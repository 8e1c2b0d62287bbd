/** A stretch of a plain text: lines that belong together, or a list. */
export type Block = { kind: 'text'; text: string } | { kind: 'list'; isNumbered: boolean; items: string[] }

const BULLET = /^\s*(?:[-*•·]|(\d{1,3})[.)、])\s+(.*)$/

/** A text as its paragraphs and lists: what begins with a dash or a number on lines of its own is a list. */
export function paragraphsOf(text: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const line of text.split('\n')) {
    const [, number, item] = BULLET.exec(line) ?? []
    const last = isNew ? undefined : blocks.at(-1)
    const isNumbered = number !== undefined
    if (!line.trim()) {
      isNew = true
      continue
    }
    if (item !== undefined && last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(item)
    else if (item !== undefined) blocks.push({ kind: 'list', isNumbered, items: [item] })
    else if (last?.kind === 'text') last.text += `\n${line}`
    else blocks.push({ kind: 'text', text: line })
    isNew = false
  }
  return blocks
}
