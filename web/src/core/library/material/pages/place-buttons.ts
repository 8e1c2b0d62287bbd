/** So tall is a button with the gap below it. */
const STEP_REM = 1.75

/**
 * Where buttons of a margin stand from its top, each at the height that it wants (in parts of the page's, growing) or right below
 * the one above it; those at the foot stay on the page. @returns a `top` for each, as CSS, since a page is as tall as its width lets it
 */
export function topsOfButtons(wanted: readonly number[]): string[] {
  return wanted.map((_, index) => {
    const pushed = wanted
      .slice(0, index + 1)
      .map((top, above) => `${(top * 100).toFixed(3)}% + ${(index - above) * STEP_REM}rem`)
    return `min(max(${pushed.join(', ')}), 100% - ${(wanted.length - index) * STEP_REM}rem)`
  })
}
