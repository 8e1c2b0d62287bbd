import type { TestProject } from 'vitest/node'
import { startSite } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One site for all journeys of a run. */
export default async function provideSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startSite()
  provide('siteUrl', url)
  return stop
}
