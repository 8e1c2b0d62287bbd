import { type Message, message } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import { MEGABYTE } from '../prices.ts'

/** In what the size of paid work is counted. */
export const COUNTED_UNITS = ['words', 'pages', 'bytes', 'questions'] as const
type CountedUnit = (typeof COUNTED_UNITS)[number]

/** How much of something was paid for; bytes are shown as MB. */
interface Counted {
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

/**
 * How much of the name of a document is kept with a hold and its charge, in Unicode characters; the rest is cut off.
 */
export const MAX_SUBJECT_NAME_CHARACTERS = 200

/** '1,204 words', '1 page', '3.2 MB' (of 1,048,576 bytes, never less than 0.1). */
function messageOf({ unit, amount: count }: Counted): Message {
  if (unit === 'bytes')
    return message('credits.megabytes', { count: Math.max(0.1, Math.round((count / MEGABYTE) * 10) / 10) })
  return message(`credits.${unit}`, { count })
}

/** 'cells.pdf, 1,204 words'; empty where nothing is known. `say` words what was counted. */
export const subjectText = ({ documentName, counted }: ChargeSubject, say: Say): string =>
  [documentName, counted && say(messageOf(counted))].filter(Boolean).join(say('ui.comma'))
