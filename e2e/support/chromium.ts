import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { BROUGHT_FOR, unpackBrowser } from './npm-browser.ts'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What a browser does beside showing pages. Of several lists Chromium takes the last alone, so that this one says again
 * what Playwright's says. The first two would load two pages for the address bar of every window, which cost more than
 * the page that is tested.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * A headless Chromium: the one at CHROMIUM_PATH, else the one that npm brought, so that every machine sees the same; where
 * that does not run, one of this machine.
 * @param flags beside those that every start takes
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const args = [...FLAGS, `--disable-features=${OFF.join()}`, ...flags]
  const path = process.env.CHROMIUM_PATH
  if (path) return chromium.launch({ executablePath: path, args })
  // Its own flags would run the browser in a single process, without the rules that keep sites apart.
  if (BROUGHT_FOR) return chromium.launch({ ...(await unpackBrowser()), args })
  const executablePath = SYSTEM_PATHS.find((candidate) => existsSync(candidate))
  if (!executablePath) throw new Error('Set CHROMIUM_PATH to a Chromium of this machine')
  return chromium.launch({ executablePath, args })
}

/**
 * Pages of a journey are shown once: what their scripts are optimised for, on threads beside them, is thrown away with them.
 * Without the optimising compilers a screen that is loaded and looked at takes a quarter less of the processor.
 */
const UNOPTIMISED = '--js-flags=--no-turbofan --no-maglev'

/** A window of 1440 by 900 is drawn in one piece in place of 24, each of which is put on the screen by itself. */
const WHOLE_TILES = ['--default-tile-width=1472', '--default-tile-height=928']

/** A browser for journeys, which measure nothing: the scripts of its pages do the same, and are never optimised. */
export const launchForJourneys = (flags: readonly string[] = []): Promise<Browser> =>
  launchChromium([UNOPTIMISED, ...WHOLE_TILES, ...flags])

/** Makes what every start needs, once, before many start at once. */
export async function prepareChromium(): Promise<void> {
  if (!process.env.CHROMIUM_PATH && BROUGHT_FOR) await unpackBrowser()
}
