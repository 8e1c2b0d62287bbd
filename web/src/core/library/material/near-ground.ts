import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lays a page on which nothing is near until the test brings it there. */
export function layPage() {
  const watched = new Map<Element, () => void>()
  class Observer {
    #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(element: Element) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      watched.set(element, () => this.#tell([entry], this as unknown as IntersectionObserver))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  Element.prototype.scrollIntoView = vi.fn()
  return { bringNear: (element: Element) => act(async () => watched.get(element)?.()) }
}
