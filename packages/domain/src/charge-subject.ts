import { MEGABYTE } from './prices.ts'

/** In what the size of paid work is counted. */
export const COUNTED_UNITS = ['words', 'pages', 'bytes', 'questions'] as const
export type CountedUnit = (typeof COUNTED_UNITS)[number]

export interface Counted {
  unit: CountedUnit
  amount: number
}

/** What credits are set aside or charged for, as data: each side says it in its reader's words. */
export interface ChargeSubject {
  /** The document, the set or the topic, as the student knows it. */
  documentName?: string
  /** What the price was reckoned from. */
  counted?: Counted
}

export const MAX_SUBJECT_NAME_CHARACTERS = 200

const ONE = { words: 'word', pages: 'page', questions: 'question' } as const

/** '1,204 words', '1 page', '3.2 MB' (of 1,048,576 bytes, never less than 0.1). */
export function countedText({ unit, amount }: Counted): string {
  if (unit === 'bytes') return `${Math.max(0.1, Math.round((amount / MEGABYTE) * 10) / 10).toLocaleString('en')} MB`
  return `${amount.toLocaleString('en')} ${amount === 1 ? ONE[unit] : unit}`
}

/** 'cells.pdf, 1,204 words'; empty where nothing is known. */
export const subjectText = ({ documentName, counted }: ChargeSubject): string =>
  [documentName, counted && countedText(counted)].filter(Boolean).join(', ')
