/** When what stands in the text of a recording is said (requirements/files.md#places). */

/** Where in the text something that is said begins, in UTF-16 units, and when, in seconds from the start of the recording. */
export interface Moment {
  start: number
  second: number
}

/** Seconds are told by tenths, and never later than what they belong to. */
const PARTS_OF_SECOND = 10

/** The moments of a text whose sentences were said in this order; a sentence that does not stand there has none. */
export function momentsIn(text: string, sentences: readonly { text: string; start: number }[]): Moment[] {
  const moments: Moment[] = []
  let from = 0
  for (const sentence of sentences) {
    const start = sentence.text === '' ? -1 : text.indexOf(sentence.text, from)
    if (start < 0) continue
    moments.push({ start, second: Math.floor(sentence.start * PARTS_OF_SECOND) / PARTS_OF_SECOND })
    from = start + sentence.text.length
  }
  return moments
}

/** When the sentence that holds a place begins; null where nothing is known of what stands there or before it. */
export const secondAt = (moments: readonly Moment[], place: number): number | null =>
  moments.findLast(({ start }) => start <= place)?.second ?? null
