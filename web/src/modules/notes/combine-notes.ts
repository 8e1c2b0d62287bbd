import type { Run } from '../../core/generation/run-state.ts'
import { readHtml } from '../../core/study-text/read-html.ts'
import { type Block, type Heading, type ListItem, type StudyText, textOf } from '../../core/study-text/study-text.ts'
import { say } from '../../lib/language.ts'

interface NotesAnswer {
  notes_html: string
}

/**
 * The notes of all chunks so far, in the order of the material. A chunk that failed is told in its place
 * (requirements/notes.md#making-notes). Chunks overlap: a title, heading or point that repeats what stands already is
 * left out, and so is a heading that holds nothing else. What comes without a heading of its own is set apart from what stands under the one before.
 */
export function combineNotes({ outcomes, chunks }: Pick<Run<NotesAnswer>, 'outcomes' | 'chunks'>): StudyText {
  const inOrder = [...outcomes].toSorted(([one], [other]) => one - other)
  const blocks = inOrder.flatMap(
    ([index, outcome]): StudyText =>
      'answer' in outcome
        ? [{ kind: 'break' }, ...readHtml(outcome.answer.notes_html)]
        : [failure(failedPart(index + 1, chunks.length, outcome))],
  )
  return joinNeighbours(dropEmptyHeadings(dropRepeats(blocks)))
}

/** What is said in place of a part that failed, which counts from 1. It stays in the notes as it was said. */
function failedPart(part: number, total: number, { error, isEmpty }: { error: string; isEmpty?: boolean }): string {
  if (total === 1) return error
  return isEmpty
    ? say('generation.emptyPartNotes', { parts: part, total })
    : say('notes.failedPart', { part, total, error })
}

const failure = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }], isFailure: true })

function dropRepeats(blocks: StudyText): Block[] {
  const seen = new Set<string>()
  const open = new Map<Heading['level'], string>()
  let isApart = false
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'break') {
      isApart = true
      return []
    }
    if (block.kind === 'heading') {
      const isRepeat = isOpen(open, block)
      // Under a title that goes on, what has no other heading does not belong to the section before.
      if (!isRepeat || block.level > 2 || !open.has(3)) isApart = false
      return isRepeat ? [] : [block]
    }
    const kept = withoutRepeats(block)
    if (kept.length === 0) return []
    const isBroken = isApart && open.size > 0
    isApart = false
    if (!isBroken) return kept
    open.delete(3)
    open.delete(4)
    return [{ kind: 'break' }, ...kept]
  })

  function withoutRepeats(block: Block): Block[] {
    switch (block.kind) {
      case 'paragraph':
        return block.isFailure || isNew(seen, textOf(block.runs)) ? [block] : []
      case 'list': {
        const items = block.items.filter((item) => isNew(seen, textOfItem(item)))
        return items.length > 0 ? [{ ...block, items }] : []
      }
      case 'terms': {
        const terms = block.terms.filter(({ term, meaning }) => isNew(seen, `${textOf(term)}: ${textOf(meaning)}`))
        return terms.length > 0 ? [{ ...block, terms }] : []
      }
      default:
        return [block]
    }
  }
}

/** A heading of which all has been said before is left out, too. */
function dropEmptyHeadings(blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  for (const block of blocks.toReversed()) {
    const next = kept.at(-1)
    const isEmpty = block.kind === 'heading' && (!next || (next.kind === 'heading' && next.level <= block.level))
    if (!isEmpty) kept.push(block)
  }
  return kept.reverse()
}

/** Points that came to stand next to each other, as their heading was a repeat, are one list. */
function joinNeighbours(blocks: StudyText): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last?.kind === 'list' && block.kind === 'list' && last.isOrdered === block.isOrdered)
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] }
    else if (last?.kind === 'terms' && block.kind === 'terms')
      joined[joined.length - 1] = { ...last, terms: [...last.terms, ...block.terms] }
    else joined.push(block)
  }
  return joined
}

/** Whether what follows stands under this heading already. A heading closes those below it. */
function isOpen(open: Map<Heading['level'], string>, { level, runs }: Heading): boolean {
  const title = textOf(runs).toLowerCase()
  if (open.get(level) === title) return true
  for (const other of open.keys()) if (other >= level) open.delete(other)
  open.set(level, title)
  return false
}

function isNew(seen: Set<string>, text: string): boolean {
  const key = text.toLowerCase().replace(/\s+/g, ' ')
  return !seen.has(key) && Boolean(seen.add(key))
}

const textOfItem = ({ runs, lists }: ListItem): string =>
  [textOf(runs), ...lists.flatMap(({ items }) => items.map(textOfItem))].join('\n')
