const endPadding = (element: Element): number => Number.parseFloat(getComputedStyle(element).paddingBottom) || 0

/** What the page keeps free at its foot without toasts. */
const footRoom = (): number => [...document.querySelectorAll('#root')].reduce((sum, root) => sum + endPadding(root), 0)

/** Where what the page shows ends, from the top of the window. */
const contentEnd = (): number =>
  Math.max(
    0,
    ...[...(document.getElementById('content')?.children ?? [])].map(
      (part) => part.getBoundingClientRect().bottom - endPadding(part),
    ),
  )

/** The room after the end of the page by which it can be scrolled clear of toasts (`--toasts`). */
export class PageRoom {
  #page = document.documentElement
  #pixels = 0

  /** Has the page end that much above the end of the window, where it reaches so far. */
  give(pixels: number): void {
    const canScroll = this.#page.scrollHeight > window.innerHeight
    if (!canScroll && contentEnd() <= window.innerHeight - pixels) return
    this.#set(Math.max(this.#pixels, pixels - footRoom()))
  }

  /** Takes back what is out of view: nothing moves that may be about to be pressed. */
  takeBack(): void {
    const below = this.#page.scrollHeight - window.innerHeight - window.scrollY
    this.#set(Math.max(0, Math.min(this.#pixels, Math.ceil(this.#pixels - below))))
  }

  remove(): void {
    this.#set(0)
  }

  #set(pixels: number): void {
    if (pixels === this.#pixels) return
    this.#pixels = pixels
    this.#page.style.setProperty('--toasts', `${pixels}px`)
  }
}
