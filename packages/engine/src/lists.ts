import { type Block, isChoice, isRightBelow, type StudyDocument } from './document.ts'
import { IMPERATIVE_OPENING } from './en/data/openings.ts'
import { isLine } from './parse/blocks.ts'
import { OMISSION } from './parse/markup.ts'
import type { Sentence } from './parse/sentences.ts'

/** How many lines of a list are looked back on for what it stands under. */
const LONGEST_LIST = 40
/** Formulas on lines of their own. */
export const ONLY_FORMULAS = new RegExp(`^[${OMISSION}\\s,.，。；;]+$`)
const STOPPED = /[.。．!！?？;；,，][”’」』）)]*$/
const ASKS = /[^\s?？][?？]$/

/**
 * What items of lists stand under, by the number of the item's sentence: the item above that they stand in from, or the words that
 * announce the list: they end with a colon, or ask what it answers. In the same way answers stand under what a list asks, paragraphs that
 * are set in under their item, and formulas on lines of their own under the sentence before them.
 */
export function leadsOf(document: StudyDocument): ReadonlyMap<number, Sentence> {
  const { sentences } = document
  const lastOfBlock = new Map(sentences.map((sentence) => [sentence.block, sentence]))
  return new Map(
    sentences.flatMap((sentence) => {
      const before = sentences[sentence.id - 1]
      const asked = isFormulaUnder(before, sentence) ? before : answeredBy(document, sentence)
      const lead = asked ?? lineAbove(document, sentence, lastOfBlock)
      return lead ? [[sentence.id, lead] as const] : []
    }),
  )
}

/** The item that a line of a list or a paragraph stands in from, or the words that announce the list. */
function lineAbove(
  document: StudyDocument,
  { block, section }: Sentence,
  lastOfBlock: ReadonlyMap<number, Sentence>,
): Sentence | null {
  const item = document.blocks[block]
  if (!item || !(isLine(item) || (item.kind === 'paragraph' && item.indent > 0))) return null
  for (let above = block - 1; above >= Math.max(0, block - LONGEST_LIST); above--) {
    const other = document.blocks[above]
    const said = lastOfBlock.get(above)
    if (!other || said?.section !== section) return null
    const isBeside = hasOtherMark(document, item, other)
    if (!isBeside && isWithin(other, item)) continue
    if (isLine(other) && !isBeside) return said
    const isLead = announces(said, isChoice(document, item)) || isLabel(document, other, document.blocks[above + 1])
    return isLine(item) && isLead ? said : null
  }
  return null
}

/** Whether `other`, above `item`, is beside it or stands in from the same. */
const isWithin = (other: Block, item: Block): boolean =>
  isLine(other) || !isLine(item) ? other.indent >= item.indent : other.indent > item.indent

/** Whether a line without a stop stands right over a list: 'Strengths' over '- They are cheap'. */
const isLabel = (document: StudyDocument, line: Block, list: Block | undefined): boolean =>
  line.kind === 'paragraph' && !STOPPED.test(line.text) && list !== undefined && isRightBelow(document, line, list)

/** Whether two lines as far to the left are of two lists: 'a. There are two kinds:' over '- the first'. */
const hasOtherMark = (document: StudyDocument, item: Block, other: Block): boolean =>
  isLine(item) && isLine(other) && other.indent === item.indent && markOf(document, other) !== markOf(document, item)

/** How the mark of a line begins, whatever its number or letter. */
function markOf({ source }: StudyDocument, { start }: Block): string {
  const [mark = ''] = source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim()
  return /\p{No}/u.test(mark) ? '①' : mark.replace(/[\p{L}\p{Nd}]/u, '1')
}

/** Whether a sentence is nothing but formulas, and the one before it says something. */
const isFormulaUnder = (before: Sentence | undefined, { text, section }: Sentence): boolean =>
  ONLY_FORMULAS.test(text) && before?.section === section && !ONLY_FORMULAS.test(before.text)

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

const LETTER = /^([A-H])[.)、．]|([A-Ha-h])[.)、．）]\s*$/
const ASKS_TO_CHOOSE = /[?？]$|[（(]\s*[)）]|_{2,}/

/** Whether a line is an answer to choose of an exercise, which may be false: one of several by letters, under what asks. */
export function isOption(document: StudyDocument, index: number): boolean {
  const { blocks, source } = document
  const letterAt = (at: number): number => {
    const block = blocks[at]
    if (!block) return 0
    const mark = source.slice(source.lastIndexOf('\n', block.start - 1) + 1, block.start)
    const [, own, marked] = LETTER.exec(block.text) ?? LETTER.exec(mark) ?? []
    return (own ?? marked ?? '').toUpperCase().charCodeAt(0) || 0
  }
  const letter = letterAt(index)
  if (letter === 0 || ![letterAt(index - 1) + 1, letterAt(index + 1) - 1].includes(letter)) return false
  const asked = blocks[index - 1 - (letter - 'A'.charCodeAt(0))]
  return asked !== undefined && ASKS_TO_CHOOSE.test(asked.text)
}
