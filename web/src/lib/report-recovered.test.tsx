import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { reportRecovered } from './report-recovered.ts'

test('a failure that does not come again when a page is drawn anew is reported as itself, not as what React says of it', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const failure = new RangeError('There is no text today.title in zh-hans')
  let draws = 0
  const FailsOnce = () => {
    draws++
    if (draws === 1) throw failure
    return <p>Today</p>
  }
  const place = document.createElement('div')
  const root = createRoot(place, { onRecoverableError: reportRecovered })
  await act(async () => root.render(<FailsOnce />))
  expect(place.textContent).toBe('Today')
  expect(reported.mock.calls).toEqual([[failure]])
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
