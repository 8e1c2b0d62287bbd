import { ensurePrograms } from '../../server/build/ensure-programs.ts'
import { ensureDependencies } from './dependencies.mjs'
import { ensureSite } from './site-build.mjs'

/** What a start would do first: installs what is missing and builds the site and the programs, for an image or for many processes. */
export async function run() {
  await ensureDependencies('run')
  await ensureSite()
  await ensurePrograms()
}
