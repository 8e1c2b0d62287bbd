/** A page's number, or the gap that stands for several. */
export type PageItem = number | 'gap'

const BUTTONS = 5

/**
 * Which page buttons to show: all up to five pages; beyond, five buttons with ellipses, always the first, the last and
 * the current one. `current` and `total` count from 1; a current page outside is brought inside.
 */
export function pageNumbers(current: number, total: number): PageItem[] {
  const pages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (total <= BUTTONS) return pages(1, Math.max(1, total))
  const here = Math.min(total, Math.max(1, current))
  if (here <= 3) return [...pages(1, 4), 'gap', total]
  if (here >= total - 2) return [1, 'gap', ...pages(total - 3, total)]
  return [1, 'gap', ...pages(here - 1, here + 1), 'gap', total]
}
