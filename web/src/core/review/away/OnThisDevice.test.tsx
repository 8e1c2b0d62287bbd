import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../../lib/language.ts'
import { beMei, openScreen } from '../../account/signed-in-ground.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT}`
const BROWSERS = {
  'Safari on a Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`,
  'Safari on a phone': `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  Chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
}

beforeEach(() => beMei())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What is said in a browser of the risk for what is kept, and of installing. */
async function saidIn(browser: keyof typeof BROWSERS, isInstalled = false) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(BROWSERS[browser])
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query === '(display-mode: standalone)',
    addEventListener() {},
    removeEventListener() {},
  }))
  await openScreen(<OnThisDevice />)
  const isSaid = (text: 'review.deviceSafari' | 'review.deviceInstall') => screen.queryByText(say(text)) !== null
  return { safari: isSaid('review.deviceSafari'), install: isSaid('review.deviceInstall') }
}

test.each(['Safari on a Mac', 'Safari on a phone'] as const)(
  '%s is said to remove what is kept after seven days, until the site is installed',
  async (browser) => {
    expect(await saidIn(browser)).toEqual({ safari: true, install: true })
    cleanup()
    expect(await saidIn(browser, true)).toEqual({ safari: false, install: false })
  },
)

test.each(['Chrome', 'Firefox'] as const)('%s is not', async (browser) => {
  expect(await saidIn(browser)).toEqual({ safari: false, install: true })
})
