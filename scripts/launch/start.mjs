import { enableCompileCache } from 'node:module'
import { ensurePrograms } from '../../server/build/ensure-programs.ts'
import { COMPILED_CODE } from './compiled-code.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { ensureSite } from './site-build.mjs'

/** Site, API and workers in this process. */
export async function run() {
  await ensureDependencies('run')
  await ensureSite()
  await ensurePrograms()
  enableCompileCache(COMPILED_CODE)
  await import('../../server/src/main.ts')
}
