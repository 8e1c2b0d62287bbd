import { useMemo } from 'react'
import { type SayPartWrong, useSayPartWrong } from './use-say-part-wrong.ts'

/** A part of a text; how many headings, rules and remarks on what could not be made stand before it. */
interface Part {
  id: string
  /** Null for one without a heading. */
  heading: number | null
  after: number
}

/** Parts of a text of which it can be said that they are wrong. */
export interface WrongParts {
  parts: readonly Part[]
  onSay: SayPartWrong
}

/**
 * What can be said against the parts of a text; null where nothing can.
 * @param id of the notes or the lecture
 * @param read the query that reads the text
 */
export function useWrongParts(
  kind: 'notes' | 'lecture',
  id: number,
  parts: readonly Part[] | undefined,
  read: readonly unknown[],
): WrongParts | null {
  const onSay = useSayPartWrong(kind, id, read)
  return useMemo(() => (parts ? { parts, onSay } : null), [parts, onSay])
}
