import type { Mistake } from '@lectern/contract/writing/shapes'

/** A stretch of the essay; `mistakeIndex` says which mistake it shows, if any. */
export interface Stretch {
  start: number
  text: string
  mistakeIndex: number | null
}

/**
 * The essay cut at its mistakes. Of two that overlap, the first is marked; both stand in the list.
 * @param isShown which of them are marked at all
 */
export function markedText(
  essay: string,
  mistakes: readonly Mistake[],
  isShown: (mistake: Mistake) => boolean = () => true,
): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  const add = (end: number, mistakeIndex: number | null) => {
    if (end > at) stretches.push({ start: at, text: essay.slice(at, end), mistakeIndex })
    at = end
  }
  for (const [index, mistake] of mistakes.entries()) {
    const { start, end } = mistake
    if (start === null || end === null || start < at || !isShown(mistake)) continue
    add(start, null)
    add(end, index)
  }
  add(essay.length, null)
  return stretches
}
