import { ensureDependencies } from './dependencies.mjs'
import { ensureSite } from './site-build.mjs'

/** Site, API and workers in this process. */
export async function run() {
  await ensureDependencies('run')
  await ensureSite()
  await import('../../server/src/main.ts')
}
