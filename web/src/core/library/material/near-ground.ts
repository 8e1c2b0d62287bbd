import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lays a page on which nothing is near until the test brings it there. */
export function layPage() {
  const watched = new Map<Element, (isIntersecting: boolean) => void>()
  class Observer {
    #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(element: Element) {
      const entryOf = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry
      watched.set(element, (isNear) => this.#tell([entryOf(isNear)], this as unknown as IntersectionObserver))
    }
    disconnect() {}
  }
  let grow: () => void = () => {}
  class SizeObserver {
    #tell: () => void
    constructor(tell: () => void) {
      this.#tell = tell
    }
    observe() {
      grow = this.#tell
    }
    disconnect() {
      grow = () => {}
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', SizeObserver)
  Element.prototype.scrollIntoView = vi.fn()
  return {
    bringNear: (element: Element) => act(async () => watched.get(element)?.(true)),
    bringFar: (element: Element) => act(async () => watched.get(element)?.(false)),
    /** Pages have come, and the document is longer. */
    grow: () => grow(),
  }
}
