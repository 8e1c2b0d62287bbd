import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { COMPILED_CODE } from './compiled-code.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { ensureSite } from './site-build.mjs'

/** Site, API and workers in this process. */
export async function run() {
  await ensureDependencies('run')
  await ensureSite()
  // Before any TypeScript: what stands there compiled needs no parser of it, which stays in memory once it was loaded.
  enableCompileCache(COMPILED_CODE)
  const { ensurePrograms } = await import('../../server/build/ensure-programs.ts')
  await import(pathToFileURL(await ensurePrograms()).href)
}
