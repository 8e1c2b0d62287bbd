import { existsSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

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

/** A headless Chromium: the one at CHROMIUM_PATH, else one on this machine, else the one that npm brought. */
export async function launchChromium(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH ?? SYSTEM_PATHS.find((path) => existsSync(path))
  if (own) return chromium.launch({ executablePath: own, args: FLAGS })
  // The bundled one brings the libraries that a bare machine lacks; its own flags would run it in a single process.
  return chromium.launch({ executablePath: await bundled.executablePath(), args: FLAGS })
}
