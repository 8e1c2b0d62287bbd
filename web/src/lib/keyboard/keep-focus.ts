/** Where something stood before it was taken off the page. */
interface Place {
  parent: Node
  /** What stood right before it; null for the first. */
  before: Node | null
}

/** By then a view that comes has taken the focus itself, and a window that goes has given it back. */
const SETTLED_MS = 100

/** Beyond these stands nothing that belongs together. */
const PARTS = 'main, header, nav, [role=dialog], [role=alertdialog]'
const CONTROLS = 'a[href], button, summary, input, select, textarea'

const places = new WeakMap<Node, Place>()
let isWatching = false
let onChange = () => {}

/** Begins to remember where everything stood that is taken off the page. */
export function rememberPlaces(): void {
  if (isWatching) return
  isWatching = true
  new MutationObserver((changes) => {
    for (const { target, previousSibling, removedNodes } of changes)
      for (const node of removedNodes) places.set(node, { parent: target, before: previousSibling })
    onChange()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
}

/**
 * From now on whoever works by keyboard stays where they are: browsers leave the focus nowhere when what has it is taken away, hidden
 * or disabled. Where the page itself puts it nowhere else, it goes to what stands in that place. Returns the way to stop.
 */
export function keepFocus(): () => void {
  rememberPlaces()
  let last: Element | null = null
  /** The window that it stands in. */
  let around: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (last && !canHaveFocus(last) && isFocusFree()) focusInPlaceOf(last)
  }
  const remember = ({ target }: FocusEvent) => {
    last = target as Element
    around = last.closest('[role=dialog]')
  }
  // Whoever presses beside everything takes it away themselves.
  const forget = () => {
    last = null
  }
  onChange = () => {
    if (!last || canHaveFocus(last)) return
    clearTimeout(timer)
    // Radix, which watches after us, gives the focus of what goes in a window to the whole of it: whoever goes through a list stays there.
    if (around?.isConnected) look()
    else timer = setTimeout(look, SETTLED_MS)
  }
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  return () => {
    clearTimeout(timer)
    onChange = () => {}
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
  }
}

/** Whether nothing has the focus. */
export const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body

/** @returns whether it has the focus now: what is gone, hidden or disabled cannot */
export function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement && element.isConnected)) return false
  element.focus({ preventScroll: true })
  if (document.activeElement !== element) return false
  // Whoever works by keyboard sees it; under a pointer the page stays where it is.
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  return true
}

/** Gives the focus to the heading of the page: what was pressed there is gone, and what came of it stands elsewhere on it. */
export const focusHeading = (): boolean => takesPlace(document.querySelector('h1'))

/**
 * Gives the focus to what stands now where something stood that cannot have it any more: in a list to the control of the next row, or
 * of the one before, that stands as it did in its own; elsewhere to what came in its place or stands beside it, to what it stood in, or
 * to the page.
 */
export function focusInPlaceOf(gone: Element): void {
  const top = topOf(gone)
  const place = top.isConnected ? { parent: top.parentNode, before: top } : places.get(top)
  if (!(place?.parent instanceof Element)) return
  if (!place.parent.isConnected) {
    focusInPlaceOf(place.parent)
    return
  }
  // Where a view waited under a heading of its own, another comes in place of that.
  if (gone.matches('h1') && focusHeading()) return
  const beside = neighboursOf(top, place.parent, place.before)
  const around = ancestorsOf(place.parent)
  if (beside.some((row) => takesFocus(sameControl(row, top, gone)))) return
  const stops = [...beside.map((one) => one?.querySelector('h1') ?? one), ...around]
  if (around.length === 0 || !stops.some(takesPlace)) takesFocus(document.querySelector('main'))
}

/** The outermost of what went together with it, or of what is hidden. */
function topOf(gone: Element): Element {
  if (gone.isConnected) return gone.closest('[hidden]') ?? gone
  let top = gone
  while (top.parentElement) top = top.parentElement
  return top
}

/** What stands after the place and before it now. Rows that stood between may have gone as well. */
function neighboursOf(top: Element, parent: Element, before: Node | null): (Element | null)[] {
  let last = before
  while (last && last.parentNode !== parent) last = places.get(last)?.before ?? null
  return [
    elementFrom(last ? last.nextSibling : parent.firstChild, 'nextSibling'),
    elementFrom(top === last ? top.previousSibling : last, 'previousSibling'),
  ]
}

/** What it stands in, from the inside out, as far as its part of the page; nothing for what stands outside of those. */
function ancestorsOf(element: Element): Element[] {
  const part = element.closest(PARTS)
  const found = []
  for (let around: Element | null = part && element; around && found.at(-1) !== part; around = around.parentElement)
    found.push(around)
  return found
}

function elementFrom(node: Node | null, way: 'nextSibling' | 'previousSibling'): Element | null {
  let found = node
  while (found && !(found instanceof Element)) found = found[way]
  return found
}

/** Counted from the end: the ways to what a row is about stand first, and rows differ in them. */
function sameControl(row: Element | null, top: Element, gone: Element): Element | undefined {
  if (!row || !top.matches('li, tr') || row.tagName !== top.tagName) return undefined
  const fromEnd = [...top.querySelectorAll(CONTROLS)].reverse().indexOf(gone)
  return [...row.querySelectorAll(CONTROLS)].reverse()[fromEnd]
}

/** Whether it has the focus now, though no key reaches it: Tab goes on from there. */
function takesPlace(element: Element | null): boolean {
  if (takesFocus(element)) return true
  if (!(element instanceof HTMLElement) || element.hasAttribute('tabindex')) return false
  element.tabIndex = -1
  const hasIt = takesFocus(element)
  if (hasIt) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  else element.removeAttribute('tabindex')
  return hasIt
}

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden]') === null
