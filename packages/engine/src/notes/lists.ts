import { type Block, isChoice, type StudyDocument } from '../document.ts'
import { IMPERATIVE_OPENING } from '../en/data/openings.ts'
import type { Sentence } from '../parse/sentences.ts'

/** How many lines of a list are looked back on for what it stands under. */
const LONGEST_LIST = 40

/**
 * What items of lists stand under, by the number of the item's sentence: the item above that they stand in from, or the words that
 * announce the list: they end with a colon, or ask what it answers.
 */
export function leadsOf(document: StudyDocument): ReadonlyMap<number, Sentence> {
  const { blocks, sentences } = document
  const lastOfBlock = new Map(sentences.map((sentence) => [sentence.block, sentence]))
  const leads = new Map<number, Sentence>()
  for (const { id, block, section } of sentences) {
    const item = blocks[block]
    if (!item || !isLine(item)) continue
    for (let above = block - 1; above >= Math.max(0, block - LONGEST_LIST); above--) {
      const other = blocks[above]
      const said = lastOfBlock.get(above)
      if (!other || said?.section !== section) break
      if (isLine(other) && other.indent >= item.indent) continue
      if (isLine(other) || announces(said, isChoice(document, item))) leads.set(id, said)
      break
    }
  }
  return leads
}

/** An entry ('Currency: one coin for all') is a line of a list like any other. */
export const isLine = ({ kind }: Block): boolean => kind === 'item' || kind === 'entry'

/** Whether a sentence announces a list: it is no task, and no question with answers to choose from. */
const announces = ({ text }: Sentence, isToChoose: boolean): boolean =>
  (/[:：]$/.test(text) || (/[?？]$/.test(text) && !isToChoose)) && !IMPERATIVE_OPENING.test(text)
