/** Where something stands in the window, from its top, in pixels. */
export interface Band {
  top: number
  bottom: number
}

/**
 * How far above the end of the window something so high has to stand to lie over none of `kept`: as low as it can, no lower than
 * `gap`, and that much above what it stands on. Null where the window has no such place.
 */
export function lowestPlace(height: number, kept: readonly Band[], windowHeight: number, gap: number): number | null {
  let end = windowHeight - gap
  for (const { top, bottom } of kept.toSorted((one, other) => other.bottom - one.bottom))
    if (top < end && bottom > end - height) end = top - gap
  return end < height ? null : windowHeight - end
}
