import type { TestProject } from 'vitest/node'
import { prepareChromium } from './chromium.ts'
import { startSite } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    speechUrl: string
  }
}

/** One site for all journeys of a run, and the browser unpacked that they open it in. */
export default async function provideSite({ provide }: TestProject): Promise<() => Promise<void>> {
  await prepareChromium()
  const { url, speechUrl, stop } = await startSite()
  provide('siteUrl', url)
  provide('speechUrl', speechUrl)
  return stop
}
