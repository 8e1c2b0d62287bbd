import { type AddressInfo, createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startSite } from '../e2e/support/site-process.ts'
import { atLeast, type Measurement } from './measurement.ts'

/** Scores out of 100, on Lighthouse's slow phone; of each page its performance, which alone differs. */
const PAGES = { '/': 98, '/login': 95 } as const
const PROMISED_OF_ALL = { accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** What Lighthouse says of the pages that strangers see. */
export async function measure(): Promise<Measurement[]> {
  const site = await startSite()
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const rows: Measurement[] = []
    for (const [page, performance] of Object.entries(PAGES))
      rows.push(...(await judge(page, `${site.url}${page}`, port, performance)))
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function judge(page: string, url: string, port: number, performance: number): Promise<Measurement[]> {
  const judged = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  if (!judged) throw new Error(`Lighthouse said nothing of ${page}`)
  return Object.entries({ performance, ...PROMISED_OF_ALL }).map(([category, promised]) => {
    const score = Math.round((judged.lhr.categories[category]?.score ?? 0) * 100)
    return {
      what: `Lighthouse, ${category} of ${page}`,
      ours: String(score),
      against: `the promise of ${promised}`,
      ratio: score / promised,
      promise: atLeast(score / promised, 1),
    }
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
