import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import bundled, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The value of CHROMIUM_PATH that asks for the browser that npm brought, whatever the machine has. */
const BUNDLED = 'bundled'

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
 * A headless Chromium: the one at CHROMIUM_PATH, else one on this machine, else the one that npm brought.
 * @param flags beside those that every start takes
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH || SYSTEM_PATHS.find((candidate) => existsSync(candidate))
  const args = [...FLAGS, `--disable-features=${OFF.join()}`, ...flags]
  if (!path || path === BUNDLED) return launchBundled(args)
  return chromium.launch({ executablePath: path, args })
}

/** Runs where nothing but Node is installed: the package brings its libraries and a font too, which it only sets up on AWS. */
async function launchBundled(args: string[]): Promise<Browser> {
  const archives = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')))
  const libraries = await inflate(join(archives, 'al2023.tar.br'))
  const fonts = await inflate(join(archives, 'fonts.tar.br'))
  const executablePath = await bundled.executablePath(archives)
  const env = { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_FILE: writeFontConfig(fonts) }
  // Its own flags would run the browser in a single process, without the rules that keep sites apart.
  return chromium.launch({ executablePath, args, env })
}

/** The machine's fonts and, where it has none, the brought one: text without a font has no size, and cannot be pressed. */
function writeFontConfig(folder: string): string {
  const path = join(folder, 'lectern-fonts.conf')
  const machine = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
  writeFileSync(path, `<?xml version="1.0"?><fontconfig>${machine}<dir>${folder}</dir></fontconfig>`)
  return path
}
