import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noNetwork, pass } from '../../core/account/signed-in-ground.tsx'
import { stubFetch } from '../../lib/api/fake-calls-ground.ts'
import { loadTexts } from '../../lib/language.ts'
import { lazyWindow } from './lazy-window.tsx'

const load = vi.fn<() => Promise<typeof Opened>>()
const Opened = ({ onClose }: ComponentProps<ReturnType<typeof lazyWindow>>) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Done
    </button>
  </div>
)

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  load.mockReset().mockResolvedValue(Opened)
  await loadTexts('ui')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const failOnce = () => load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

/** A page with work on it, and a button that opens the window. */
function layPage() {
  const Window = lazyWindow(load)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const opener = useRef<HTMLButtonElement>(null)
    return (
      <>
        <textarea aria-label="Work" defaultValue="half a sentence" />
        <button ref={opener} type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Window opener={opener} onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(<Page />)
  screen.getByRole('button', { name: 'Open' }).focus()
}
const work = () => (screen.getByLabelText('Work') as HTMLTextAreaElement).value
const notOpened = () => screen.queryByRole('alertdialog', { name: 'This could not be opened' })

test('A window that cannot be loaded leaves the page with what was typed, says so, and opens with another try', async () => {
  failOnce()
  layPage()
  fireEvent.change(screen.getByLabelText('Work'), { target: { value: 'a whole sentence' } })
  await press('Open')
  expect(notOpened()?.textContent).toContain('This page and what you typed stay as they are.')
  expect(work()).toBe('a whole sentence')
  await press('Try again')
  expect(notOpened()).toBeNull()
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(work()).toBe('a whole sentence')
})

test('A site on the machine of its student is asked for it without a network too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked = vi.fn(async () => Response.json({ status: 'ok' }))
  stubFetch(asked)
  layPage()
  await press('Open')
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/health/', { cache: 'no-store' })
})

test('Without a network it is not asked for, since the browser would remember that it could not be had; what the device keeps is', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stubFetch(noNetwork)
  layPage()
  await press('Open')
  expect(notOpened()).not.toBeNull()
  expect(load).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  await press('Try again')
  expect(screen.getByRole('dialog')).toBeDefined()
  cleanup()
  onLine.mockReturnValue(false)
  const Kept = lazyWindow(load, { isOnDevice: true })
  render(<Kept />)
  expect(await screen.findByRole('dialog')).toBeDefined()
})

test('It opens by itself once the network is back', async () => {
  failOnce()
  layPage()
  await press('Open')
  expect(notOpened()).not.toBeNull()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('Closed, it gives the focus back to what opened it, which tries again when it is pressed', async () => {
  failOnce()
  layPage()
  await press('Open')
  await press('Close')
  expect(notOpened()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  await press('Open')
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('A window that nobody opened and that was put away comes once the network is back', async () => {
  failOnce()
  const Window = lazyWindow(load)
  render(<Window />)
  await act(async () => {})
  await press('Close')
  expect(notOpened()).toBeNull()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('A window that says itself whether it is open is loaded when it first is, and stays', async () => {
  const Window = lazyWindow(load)
  const { rerender } = render(<Window isOpen={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Window isOpen />)
  expect(await screen.findByRole('dialog')).toBeDefined()
  rerender(<Window isOpen={false} />)
  expect(screen.getByRole('dialog')).toBeDefined()
})

/** Has the window loaded by the end of what is returned. */
function loadSlowly(): () => Promise<void> {
  const loaded = Promise.withResolvers<typeof Opened>()
  load.mockReturnValue(loaded.promise)
  return () => act(async () => loaded.resolve(Opened))
}
const loading = () => screen.queryByRole('dialog', { name: 'Loading' })

test('A window that takes long says so, and the focus is where it was as it comes', async () => {
  vi.useFakeTimers()
  const end = loadSlowly()
  layPage()
  await press('Open')
  await pass(190)
  expect(loading()).toBeNull()
  await pass(20)
  expect(loading()?.getAttribute('aria-busy')).toBe('true')
  await end()
  // It stays for as long as it takes to be seen.
  await pass(280)
  expect(loading()).not.toBeNull()
  await pass(20)
  expect(loading()).toBeNull()
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('What comes soon says nothing before', async () => {
  vi.useFakeTimers()
  const end = loadSlowly()
  layPage()
  await press('Open')
  await pass(190)
  await end()
  await pass(0)
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined()
  await pass(1000)
  expect(loading()).toBeNull()
})

test('What takes long can be left, and does not come after that', async () => {
  vi.useFakeTimers()
  const end = loadSlowly()
  layPage()
  await press('Open')
  await pass(210)
  await press('Close')
  expect(loading()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  await end()
  await pass(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('What takes long and fails says that in its place', async () => {
  vi.useFakeTimers()
  const loaded = Promise.withResolvers<typeof Opened>()
  load.mockReturnValueOnce(loaded.promise)
  layPage()
  await press('Open')
  await pass(210)
  await act(async () => loaded.reject(new TypeError('Failed to fetch dynamically imported module')))
  await pass(300)
  expect(loading()).toBeNull()
  expect(notOpened()).not.toBeNull()
})

test('A window that nobody pressed for comes without a word', async () => {
  vi.useFakeTimers()
  loadSlowly()
  const Window = lazyWindow(load)
  render(<Window />)
  await pass(1000)
  expect(loading()).toBeNull()
})
