import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from './support/chromium.ts'

/** Draws the site's PNGs from their SVGs: `node e2e/draw-site-images.ts`, after one of the drawings has changed. */
const WEB = join(import.meta.dirname, '..', 'web')
const ICON = join(WEB, 'public', 'icon.svg')
/** Phones cut icons into shapes of their own, so that the ground reaches into the corners. */
const ICON_GROUND = '#0f5b5c'

const IMAGES = [
  { from: join(WEB, 'art', 'social-card.svg'), to: 'social-card.png', width: 1200, height: 630, ground: '#f8f5ee' },
  { from: ICON, to: 'apple-touch-icon.png', width: 180, height: 180, ground: ICON_GROUND },
  { from: ICON, to: 'icon-192.png', width: 192, height: 192, ground: ICON_GROUND },
  { from: ICON, to: 'icon-512.png', width: 512, height: 512, ground: ICON_GROUND },
]

/** What browsers ask for beside a file that names no icon, such as a text or a picture in a tab of its own. */
const FAVICON_PIXELS = 32

/** An icon file that holds one PNG (the ICO format's directory of one entry). */
function icoOf(png: Buffer, side: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(side, 6)
  directory.writeUInt8(side, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

const browser = await launchChromium()
try {
  for (const { from, to, width, height, ground } of IMAGES) {
    const page = await browser.newPage({ viewport: { width, height } })
    const style = `html { background: ${ground} } body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }`
    await page.setContent(`<!doctype html><style>${style}</style>${readFileSync(from, 'utf8')}`)
    await page.screenshot({ path: join(WEB, 'public', to) })
    await page.close()
  }
  const page = await browser.newPage({ viewport: { width: FAVICON_PIXELS, height: FAVICON_PIXELS } })
  const style = 'body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }'
  await page.setContent(`<!doctype html><style>${style}</style>${readFileSync(ICON, 'utf8')}`)
  const favicon = icoOf(await page.screenshot({ omitBackground: true }), FAVICON_PIXELS)
  writeFileSync(join(WEB, 'public', 'favicon.ico'), favicon)
} finally {
  await browser.close()
}
