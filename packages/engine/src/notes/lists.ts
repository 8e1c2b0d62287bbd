import type { StudyDocument } from '../document.ts'
import { IMPERATIVE_OPENING } from '../en/data/openings.ts'
import type { Sentence } from '../parse/sentences.ts'

/** How many lines of a list are looked back on for what it stands under. */
const LONGEST_LIST = 40

/**
 * What items of lists stand under, by the number of the item's sentence: the item above that they stand in from, or the words that
 * announce the list and end with a colon.
 */
export function leadsOf(document: StudyDocument): ReadonlyMap<number, Sentence> {
  const { blocks, sentences } = document
  const lastOfBlock = new Map(sentences.map((sentence) => [sentence.block, sentence]))
  const leads = new Map<number, Sentence>()
  for (const { id, block, section } of sentences) {
    const item = blocks[block]
    if (item?.kind !== 'item') continue
    for (let above = block - 1; above >= Math.max(0, block - LONGEST_LIST); above--) {
      const other = blocks[above]
      const said = lastOfBlock.get(above)
      if (!other || said?.section !== section) break
      if (other.kind === 'item' && other.indent >= item.indent) continue
      if (other.kind === 'item' || announces(said)) leads.set(id, said)
      break
    }
  }
  return leads
}

/** Whether a sentence announces a list, and is no task. */
const announces = ({ text }: Sentence): boolean => /[:：]$/.test(text) && !IMPERATIVE_OPENING.test(text)
