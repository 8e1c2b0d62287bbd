import { isChoice, isRightBelow, type StudyDocument } from '../document.ts'
import { IMPERATIVE_OPENING } from '../en/data/openings.ts'
import { isLine } from '../parse/blocks.ts'
import type { Sentence } from '../parse/sentences.ts'

/** How many lines of a list are looked back on for what it stands under. */
const LONGEST_LIST = 40
const ASKS = /[?？]$/

/**
 * What items of lists stand under, by the number of the item's sentence: the item above that they stand in from, or the words that
 * announce the list: they end with a colon, or ask what it answers. Answers stand under what a list asks in the same way.
 */
export function leadsOf(document: StudyDocument): ReadonlyMap<number, Sentence> {
  const { blocks, sentences } = document
  const lastOfBlock = new Map(sentences.map((sentence) => [sentence.block, sentence]))
  const leads = new Map<number, Sentence>()
  for (const sentence of sentences) {
    const { id, block, section } = sentence
    const item = blocks[block]
    const asked = answeredBy(document, sentence)
    if (asked) leads.set(id, asked)
    if (asked || !item || !isLine(item)) continue
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

/** The question or the label of a list that a sentence answers: one before it in its item, or the item right above its paragraph. */
function answeredBy({ blocks, sentences, source }: StudyDocument, { id, block, text }: Sentence): Sentence | null {
  const [above, own] = [blocks[block - 1], blocks[block]]
  const before = sentences.slice(Math.max(0, id - LONGEST_LIST), id)
  const asked = before.findLast((one) => one.block !== block || ASKS.test(one.text))
  if (!asked || !own || !above || ASKS.test(text)) return null
  if (asked.block === block) return own.kind === 'item' ? asked : null
  const isUnder = own.kind === 'paragraph' && above.kind === 'item' && isRightBelow({ source }, above, own)
  return isUnder && announces(asked, false) ? asked : null
}

/** Whether a sentence announces a list: it is no task, and no question with answers to choose from. */
const announces = ({ text }: Sentence, isToChoose: boolean): boolean =>
  (/[:：]$/.test(text) || (ASKS.test(text) && !isToChoose)) && !IMPERATIVE_OPENING.test(text)
