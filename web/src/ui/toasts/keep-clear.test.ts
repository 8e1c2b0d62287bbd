import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepClear } from './keep-clear.ts'

const HEIGHT = 800
let stop: () => void
let frame: HTMLElement

beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal('innerWidth', 375)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<div id="root"><main id="content"></main></div><div id="frame"></div>'
  frame = document.querySelector('#frame') as HTMLElement
  stop = keepClear(frame)
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('style')
  vi.unstubAllGlobals()
})

/** Stands over the whole width, from `top` down to `bottom`. */
function add(html: string, top: number, bottom: number, parent: Element = document.getElementById('content')!) {
  parent.insertAdjacentHTML('beforeend', html)
  const element = parent.lastElementChild as HTMLElement
  element.getBoundingClientRect = () => new DOMRect(0, top, 375, bottom - top)
  return element
}

/** Sixty pixels high. */
function raise() {
  const toast = document.createElement('li')
  toast.setAttribute('data-sonner-toast', '')
  Object.assign(toast.dataset, { front: 'true', expanded: 'true' })
  Object.defineProperty(toast, 'offsetHeight', { value: 60 })
  toast.getBoundingClientRect = () => new DOMRect(12, 0, 351, 60)
  frame.append(toast)
  return toast
}

const pageIs = (scrollHeight: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: scrollHeight, configurable: true })
const place = () => frame.style.getPropertyValue('--toasts-place')
const room = () => document.documentElement.style.getPropertyValue('--toasts')

test('a toast stands on what stays at the foot, and keeps off the control that has the focus', async () => {
  add('<nav data-foot style="position: fixed"></nav>', 740, 800)
  const button = add('<button type="button">Save</button>', 660, 710)
  raise()
  await vi.waitFor(() => expect(place()).toBe('72px'))
  button.focus()
  await vi.waitFor(() => expect(place()).toBe('152px'))
})

test('a toast makes way for a bar that comes to the foot after it, and goes down when that is gone', async () => {
  raise()
  await vi.waitFor(() => expect(place()).toBe('12px'))
  const bar = add('<nav data-foot style="position: fixed"></nav>', 740, 800)
  await vi.waitFor(() => expect(place()).toBe('72px'))
  bar.remove()
  await vi.waitFor(() => expect(place()).toBe('12px'))
})

test('a menu that follows the page as it is scrolled is kept off where it comes to stand', async () => {
  const menu = add('<div role="menu"></div>', 500, 740)
  raise()
  await vi.waitFor(() => expect(place()).toBe('312px'))
  document.dispatchEvent(new Event('scroll'))
  menu.getBoundingClientRect = () => new DOMRect(0, -300, 375, 240)
  await vi.waitFor(() => expect(place()).toBe('12px'))
})

test('a toast that was pointed at as another came is nothing that they keep off', async () => {
  const first = raise()
  first.tabIndex = 0
  first.getBoundingClientRect = () => {
    const bottom = HEIGHT - Number.parseFloat(place() || '12')
    return new DOMRect(12, bottom - 60, 351, 60)
  }
  const hovered = vi.spyOn(document, 'querySelectorAll').mockImplementation((selector) => {
    const found = Document.prototype.querySelectorAll.call(document, selector.replaceAll(':hover', ''))
    return found as NodeListOf<HTMLElement>
  })
  const second = raise()
  await vi.waitFor(() => expect(place()).toBe('12px'))
  hovered.mockRestore()
  document.dispatchEvent(new Event('scroll'))
  expect(place()).toBe('12px')
  second.remove()
})

test('a field that fills the screen is written in on, and what stays at the foot is stood on all the same', async () => {
  add('<nav data-foot style="position: fixed"></nav>', 740, 800)
  add('<textarea></textarea>', 20, 730).focus()
  raise()
  await vi.waitFor(() => expect(place()).toBe('72px'))
})

test('the page goes on by as much as toasts cover, until that is out of view again', async () => {
  pageIs(2000)
  const toast = raise()
  await vi.waitFor(() => expect(room()).toBe('84px'))
  vi.stubGlobal('scrollY', 1150)
  toast.remove()
  // Thirty-four of it are seen: fifty lie below the window.
  await vi.waitFor(() => expect(room()).toBe('34px'))
  pageIs(1950)
  vi.stubGlobal('scrollY', 900)
  document.dispatchEvent(new Event('scroll'))
  expect(room()).toBe('0px')
})

test('a page that does not reach down to toasts stays as it is', async () => {
  pageIs(HEIGHT)
  add('<p>Short.</p>', 100, 300)
  raise()
  await vi.waitFor(() => expect(place()).toBe('12px'))
  expect(room()).toBe('')
})

test('a window is avoided whole where there is room; else what it scrolls goes on, and it keeps its height', async () => {
  const dialog = add('<div role="dialog"><div data-scrolls></div><button type="button">Save</button></div>', 64, 700)
  raise()
  await vi.waitFor(() => expect(place()).toBe('12px'))
  dialog.getBoundingClientRect = () => new DOMRect(0, 64, 375, 716)
  Object.defineProperty(dialog, 'offsetHeight', { value: 716 })
  const [part, save] = dialog.children
  if (part) part.getBoundingClientRect = () => new DOMRect(0, 120, 375, 600)
  if (save) save.getBoundingClientRect = () => new DOMRect(0, 730, 375, 40)
  window.dispatchEvent(new Event('resize'))
  expect(place()).toBe('82px')
  // From 720, where the part ends, up to 646, a gap above the toast.
  expect((part as HTMLElement).style.paddingBottom).toContain('74px')
  expect(dialog.style.maxHeight).toBe('716px')
})
