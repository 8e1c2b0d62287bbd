import { type Message, message } from '@lectern/texts/message'

/** Remarks one after another: sentences, parts of a sentence, names of a list, lines of their own, or paragraphs. */
type Joint = 'sentences' | 'clauses' | 'items' | 'lines' | 'paragraphs'

/** `remarks`, at least one, as one message. */
export const joined = (joint: Joint, remarks: readonly Message[]): Message =>
  remarks.reduceRight((rest, first) => message(`lists.${joint}`, { first, rest }))

/** Each remark once, where it comes first. */
export const withoutRepeats = (remarks: readonly Message[]): Message[] => [
  ...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values(),
]
