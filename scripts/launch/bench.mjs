import { ensurePrograms } from '../../server/build/ensure-programs.ts'
import { ensureDependencies } from './dependencies.mjs'
import { ROOT } from './node-version.mjs'
import { runInherited } from './run.mjs'
import { ensureSite } from './site-build.mjs'

/** Every benchmark, or those named. */
export async function run(names) {
  await ensureDependencies('all')
  await ensureSite()
  await ensurePrograms()
  process.exit(await runInherited(process.execPath, ['bench/main.ts', ...names], { cwd: ROOT }))
}
