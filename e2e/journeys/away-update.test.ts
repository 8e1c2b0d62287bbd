import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { journey, useBrowser, useWorker } from '../support/journey.ts'

useBrowser()
useWorker()

const BUILT = join(import.meta.dirname, '..', '..', 'web', 'dist')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2?|ttf)/g

/** The files of the built site alone, as of this build or of another one, in which each that is named by its content has another name. */
async function serveBuilds() {
  const names = new Set(readdirSync(join(BUILT, 'assets')))
  const first = [...names].find((name) => /^first-[\w-]+\.js$/.test(name)) ?? ''
  let isOther = false
  const read = (path: string): { type: string; body: Buffer | string } => {
    const name = isOther ? path.replace('/assets/other-', '/assets/') : path
    const isGone = path.startsWith('/assets/') && isOther === (name === path)
    if (isGone || path.startsWith('/api/')) throw new Error('not here')
    const file = extname(name) ? name : '/index.html'
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const bytes = readFileSync(join(BUILT, file))
    if (!isOther || !type.startsWith('text/')) return { type, body: bytes }
    const text = bytes.toString().replace(HASHED, (found) => (names.has(found) ? `other-${found}` : found))
    return { type, body: path === '/service-worker.js' ? text.replace(/"version":"\w+"/, '"version":"other"') : text }
  }
  const server = createServer((request, response) => {
    try {
      const { type, body } = read(new URL(request.url ?? '/', 'http://localhost').pathname)
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    first: `/assets/${first}`,
    other: `/assets/other-${first}`,
    update: () => {
      isOther = true
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Registers the worker like the site does for a student; resolves once it has taken over. */
const register = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    await registration.update()
    await navigator.serviceWorker.ready
    const scripts = [...document.querySelectorAll('script[type="module"]')].map((script) => script.getAttribute('src'))
    navigator.serviceWorker.controller?.postMessage({ scripts })
  })
/**
 * Resolves once the newest worker is at work alone. A tab that Playwright opens while one takes over from another may hang
 * for ever, which tabs that a person opens do not.
 */
const takenOver = (page: Page) =>
  expectValue
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready
        return [installing?.state, waiting?.state, active?.state]
      }),
    )
    .toEqual([undefined, undefined, 'activated'])
const versions = (page: Page) => page.evaluate(() => caches.keys())
const statusOf = (page: Page, path: string) =>
  page.evaluate(
    (address) =>
      // The worker is at work on an answer until it is read.
      fetch(address).then(
        (response) => response.arrayBuffer().then(() => response.status),
        () => 0,
      ),
    path,
  )

journey(
  'a page that is open goes on with the files of its build when another one comes, until nobody needs them',
  async (page) => {
    const builds = await serveBuilds()
    try {
      await page.goto(builds.url)
      await register(page)
      await expectValue.poll(() => versions(page)).toHaveLength(1)
      await expectValue.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      const [before] = await versions(page)

      await page.waitForLoadState('networkidle')
      builds.update()
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      await expectValue.poll(() => versions(page)).toEqual([before, 'lectern-shell-other'])
      await takenOver(page)
      await register(page)
      // Its own files are there, though the server has them no more.
      expectValue(await statusOf(page, builds.first)).toBe(200)

      const other = await page.context().newPage()
      await other.goto(builds.url)
      expectValue(
        await other.locator('script[type="module"]').evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
      ).toContain(builds.other)
      await register(other)
      expectValue(await statusOf(page, builds.first), 'the other tab takes nothing away').toBe(200)

      await other.close()
      await page.reload()
      // A tab that was closed may be counted for a moment: each visit tells again.
      await expectValue.poll(() => register(page).then(() => versions(page))).toEqual(['lectern-shell-other'])

      await takenOver(page)
      // The server is gone altogether: the kept page is that of the new build, whole.
      builds.stop()
      await page.goto(`${builds.url}/review`)
      expectValue(
        await page.locator('script[type="module"]').evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
      ).toContain(builds.other)
      expectValue(await statusOf(page, builds.other)).toBe(200)
    } finally {
      builds.stop()
    }
  },
  { mayComplain: /./ },
)
