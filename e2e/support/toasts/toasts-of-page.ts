/** What a page has to look at its toasts (`findUnderToasts`). */
export interface ToastsOfPage {
  /** Says all of it at once: 'success', 'error', or 'way', something with a way to elsewhere. Resolves once it stands. */
  raise: (said: readonly string[]) => Promise<void>
  close: () => Promise<void>
  /** Keeps where the page is and what has the focus. */
  begin: () => void
  /** Keeps where the controls are, for `moved`. */
  remember: () => void
  moved: () => string[]
  covered: () => string[]
  coveredFocus: () => string | undefined
  scrollToEnd: () => Promise<void>
  /** Gives the focus to a control that was covered where the page was at first; false where none was, or something is written. */
  focusCovered: () => boolean
  end: () => void
}

/** What the site's view of toasts exports. */
export interface ViewOfToasts {
  showLasting: (text: string, body: () => unknown) => void
  closeAll: () => void
}

/** Runs in the page: how toasts are raised and closed, with the site's own functions (`filesOfToasts`). */
export function installToasts(): void {
  const [says, view] = window.filesOfToasts ?? []
  if (!says || !view) throw new Error('The files of the site that say something are not loaded')
  const sayingOf = (kind: string): ((text: string) => void) => {
    const isSaying = new RegExp(`=>\\s*\\w+\\([\`"']${kind}[\`"'](?:,\\s*\\w+){2,3}\\)$`)
    const found = Object.values(says).find(
      (value) => typeof value === 'function' && isSaying.test(Function.prototype.toString.call(value)),
    )
    if (!found) throw new Error(`The first scripts of the site do not export how to say ${kind}`)
    return found as (text: string) => void
  }
  const button = {
    $$typeof: Symbol.for('react.transitional.element'),
    type: 'button',
    key: null,
    props: { type: 'button', className: 'control', children: 'Show in the material' },
  }
  const kinds: Record<string, () => void> = {
    success: () => sayingOf('success')('The profile was updated.'),
    error: () => sayingOf('error')('The title could not be changed. Please try again.'),
    way: () => view.showLasting('The material says otherwise.', () => button),
  }
  const until = async (isDone: () => boolean, what: string) => {
    const end = performance.now() + 20_000
    while (!isDone()) {
      if (performance.now() > end) throw new Error(`In vain waited for ${what}`)
      await new Promise(requestAnimationFrame)
    }
    await new Promise(requestAnimationFrame)
  }
  const count = (selector: string) => document.querySelectorAll(selector).length
  const raise = async (said: readonly string[]) => {
    for (const kind of said) kinds[kind]?.()
    await until(
      () => count('[data-sonner-toast][data-mounted="true"]:not([data-removed="true"])') === said.length,
      'toasts',
    )
  }
  const close = async () => {
    const { setTimeout: later } = window
    // What is closed stands for a fifth of a second more, in which nothing is looked at.
    const atOnce = (run: () => void, ms = 0) => later(run, ms > 200 ? ms : 0)
    window.setTimeout = atOnce as typeof setTimeout
    view.closeAll()
    await until(() => count('[data-sonner-toast]') === 0, 'toasts to go')
    window.setTimeout = later
  }
  Object.assign(window.toasts ?? {}, { raise, close })
}

/** Runs in the page: what its controls have to do with the toasts that stand. */
export function installWatch(): void {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]'
  const modal = () => [...document.querySelectorAll(':is([role=dialog]:not(.beside), [role=alertdialog])')].at(-1)
  const controls = () =>
    [...(modal() ?? document).querySelectorAll(CONTROLS)].filter(
      (control) => !control.closest('[data-sonner-toaster]') && control.checkVisibility(),
    )
  const name = (control: Element) =>
    `${control.tagName.toLowerCase()} “${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 60)}”`
  /** How far it has moved, in whole pixels: what scrolling rounds is none. */
  const shiftOf = (now: DOMRect, then: DOMRect) => Math.floor(Math.hypot(now.x - then.x, now.y - then.y))
  /** Whether a part of it stands under a toast, and would be pressed there. */
  const isCovered = (control: Element) =>
    [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')].some((toast) => {
      const above = toast.getBoundingClientRect()
      return [...control.getClientRects()].some((box) => {
        const [left, right] = [Math.max(above.left, box.left), Math.min(above.right, box.right)]
        const [top, bottom] = [Math.max(above.top, box.top), Math.min(above.bottom, box.bottom)]
        if (right - left < 2 || bottom - top < 2) return false
        const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        return there.some((element) => control.contains(element))
      })
    })
  let first = { y: 0, focused: null as Element | null }
  let under: Element[] = []
  let places = new Map<Element, DOMRect>()
  const remember = () => {
    places = new Map(controls().map((control) => [control, control.getBoundingClientRect()]))
  }
  const focusOn = (element: Element | null) => {
    const isNone = element === document.body || !(element instanceof HTMLElement)
    return isNone ? (document.activeElement as HTMLElement | null)?.blur() : element.focus({ preventScroll: true })
  }
  window.toasts = {
    raise: async () => {},
    close: async () => {},
    begin() {
      first = { y: scrollY, focused: document.activeElement }
      remember()
    },
    remember,
    moved: () =>
      [...places]
        .filter(([control, place]) => control.isConnected && shiftOf(control.getBoundingClientRect(), place) > 0)
        .map(([control]) => name(control)),
    covered: () => controls().filter(isCovered).map(name),
    coveredFocus() {
      const focused = document.activeElement
      // A part of the page that is focused to be scrolled or read is no control, and may be higher than the window.
      const isControl = focused?.matches(CONTROLS) && !focused.matches('div, section, main, article')
      return focused && isControl && isCovered(focused) ? name(focused) : undefined
    },
    async scrollToEnd() {
      under = controls().filter(isCovered)
      for (const part of modal()?.querySelectorAll('*') ?? []) part.scrollTop = part.scrollHeight
      // A list that is drawn as it is scrolled to grows meanwhile.
      for (let height = -1; height !== document.documentElement.scrollHeight; ) {
        height = document.documentElement.scrollHeight
        scrollTo({ top: height, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    },
    focusCovered() {
      scrollTo({ top: first.y, behavior: 'instant' })
      // What is written in keeps the focus: a form may close without it, and so does a menu.
      if (first.focused?.closest('input, textarea, [contenteditable="true"], [role=menu]') || !under[0]) return false
      focusOn(under[0])
      return document.activeElement === under[0]
    },
    end: () => focusOn(first.focused),
  }
}
