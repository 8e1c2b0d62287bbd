import { giveRoomInDialog } from './dialog-room.ts'
import { type Band, lowestPlace } from './lowest-place.ts'
import { PageRoom } from './page-room.ts'

/** What a student presses or writes in. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"], [role="button"]'
const TOASTS = '[data-sonner-toast]:not([data-removed="true"], [data-visible="false"])'
/** What stays at the foot of the window while the page scrolls, and menus that are open. */
const FOOTS = '[data-foot], [role="menu"]'
const DIALOGS = ':is([role="dialog"]:not(.beside), [role="alertdialog"]):not([data-state="closed"])'
/** What sonner says of a toast. Where all of them stand is no part of it: to stand elsewhere must not call for it again. */
const TOLD_BY = ['data-mounted', 'data-removed', 'data-visible', 'data-front', 'data-expanded']
/** Between two toasts: sonner's own. */
const BETWEEN = 14
/** Up to this width sonner gives toasts the whole of it. */
const NARROW = 600

/**
 * Keeps toasts off the controls (decisions/029): they stand at the foot, above what stays there and off the control that has the
 * focus or the pointer, and the page can be scrolled on by as much as they cover. `frame` holds the toasts. Returns the way to stop.
 */
export function keepClear(frame: HTMLElement): () => void {
  const room = new PageRoom()
  let count = 0
  let standing = 0
  let pointed: Element | null = null

  const stand = (pixels: number) => {
    if (pixels === standing) return
    standing = pixels
    frame.style.setProperty('--toasts-place', `${pixels}px`)
  }

  const settle = (isScrolled: boolean) => {
    const toasts = [...frame.querySelectorAll<HTMLElement>(TOASTS)]
    const [first] = toasts
    if (toasts.length > count) pointed = [...document.querySelectorAll(`:is(${CONTROLS}):hover`)].at(-1) ?? null
    count = toasts.length
    if (!first) return room.takeBack()

    const { left, right } = first.getBoundingClientRect()
    const gap = window.innerWidth > NARROW ? 24 : 12
    const height = heightOf(toasts)
    const place = (kept: readonly Element[]) => lowestPlace(height, bandsOf(kept, left, right), window.innerHeight, gap)
    const foots = [...document.querySelectorAll(FOOTS)]
    const lowest = place(foots.filter(isFixed)) ?? gap
    room.give(lowest + height + gap)

    // What is pointed at, or has the focus, stays where it is, unless the page is scrolled away from under it.
    if (!isScrolled && (frame.matches(':hover') || frame.contains(document.activeElement))) return
    const hand = [pointed, document.activeElement].filter(
      (element) => element?.matches(CONTROLS) && !frame.contains(element),
    ) as Element[]
    const dialog = [...document.querySelectorAll<HTMLElement>(DIALOGS)].at(-1)
    const chosen = dialog
      ? (place([dialog]) ?? place([...controlsAround(dialog), ...hand]) ?? place(controlsAround(dialog)) ?? gap)
      : (place([...foots, ...hand]) ?? place(foots) ?? lowest)
    stand(chosen)
    if (dialog) giveRoomInDialog(dialog, window.innerHeight - standing - height - gap)
  }

  const stop = watchPage(frame, settle)
  return () => {
    stop()
    room.remove()
  }
}

/** Calls back whenever something may have moved: toasts, what has the focus, or the page. */
function watchPage(frame: HTMLElement, settle: (isScrolled: boolean) => void): () => void {
  const change = () => settle(false)
  let frameAsked = 0
  const scroll = () => {
    settle(true)
    // A menu that is open follows what opened it a frame or two later.
    cancelAnimationFrame(frameAsked)
    frameAsked = requestAnimationFrame(() => {
      frameAsked = requestAnimationFrame(() => settle(true))
    })
  }
  const toasts = new MutationObserver(change)
  toasts.observe(frame, { attributeFilter: TOLD_BY, childList: true, subtree: true })
  const sizes = new ResizeObserver(change)
  for (const root of document.querySelectorAll('#root')) sizes.observe(root)
  // A bar that comes, or goes, where the page is no higher than the window changes no size.
  let feet = [...document.querySelectorAll(FOOTS)]
  const bars = new MutationObserver(() => {
    const now = [...document.querySelectorAll(FOOTS)]
    if (now.length === feet.length && now.every((foot, index) => foot === feet[index])) return
    feet = now
    change()
  })
  bars.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('resize', change)
  document.addEventListener('scroll', scroll, { capture: true, passive: true })
  document.addEventListener('focusin', change)
  return () => {
    cancelAnimationFrame(frameAsked)
    toasts.disconnect()
    sizes.disconnect()
    bars.disconnect()
    window.removeEventListener('resize', change)
    document.removeEventListener('scroll', scroll, { capture: true })
    document.removeEventListener('focusin', change)
  }
}

const isFixed = (element: Element): boolean => getComputedStyle(element).position === 'fixed'

/** One above the other, or behind the newest. Their own heights: they are still moving as they come. */
function heightOf(toasts: readonly HTMLElement[]): number {
  const front = toasts.find(({ dataset }) => dataset.front === 'true') ?? toasts[0]
  const standing = front?.dataset.expanded === 'true' ? toasts : [front]
  const heights = standing.map((toast) => toast?.offsetHeight ?? 0)
  return heights.reduce((sum, height) => sum + height, BETWEEN * (toasts.length - 1))
}

/** Where those stand of which toasts between `left` and `right` could lie over a part. */
const bandsOf = (elements: readonly Element[], left: number, right: number): Band[] =>
  elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.right > left && box.left < right)

/** Those of a dialog that cannot be scrolled. */
const controlsAround = (dialog: HTMLElement): Element[] =>
  [...dialog.querySelectorAll(CONTROLS)].filter((control) => !control.closest('[data-scrolls]'))
