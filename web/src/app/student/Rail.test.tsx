import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../lib/language.ts'
import { Rail } from './Rail.tsx'

/** What is told of each new width, as far as it is watched. */
let turn = () => {}

beforeEach(async () => {
  await loadTexts('rail', 'modules')
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        turn = tell
      }
      observe() {
        turn()
      }
      disconnect() {
        turn = () => {}
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** How wide the bar is, and where in it the place that is shown stands; no layout is reckoned here. */
function lay(clientWidth: number, offsetLeft: number) {
  const bar = document.querySelector<HTMLElement>('nav > ul')
  const shown = bar?.querySelector<HTMLElement>('[aria-current=page]')
  if (!bar || !shown) throw new Error('There is no bar with a place that is shown')
  Object.defineProperties(bar, { clientWidth: { configurable: true, value: clientWidth } })
  const place = { offsetLeft, offsetWidth: 68 }
  for (const [name, value] of Object.entries(place)) Object.defineProperty(shown, name, { configurable: true, value })
  act(() => turn())
  return bar.scrollLeft
}

test('where a device is turned the bar is moved to the place that is shown, which another width would leave beyond its edge', () => {
  render(
    <MemoryRouter initialEntries={['/module/exam']}>
      <Rail tray={null} />
    </MemoryRouter>,
  )
  expect(lay(390, 612)).toBe(612 - (390 - 68) / 2)
  expect(lay(600, 612)).toBe(612 - (600 - 68) / 2)
})
