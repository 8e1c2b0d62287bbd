import { join } from 'node:path'
import { ensureDependencies } from './dependencies.mjs'
import { ROOT } from './node-version.mjs'
import { runInherited } from './run.mjs'

/** Formats every file, sorts its imports and mends what the linter can mend safely. */
export async function run() {
  await ensureDependencies('all')
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  process.exit(await runInherited(process.execPath, [biome, 'check', '--write', '.'], { cwd: ROOT }))
}
