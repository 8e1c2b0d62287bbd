import { ensureDependencies } from './dependencies.mjs'
import { ensureSite } from './site-build.mjs'

/** What a start would do first: installs what is missing and builds the site, for an image or for many processes. */
export async function run() {
  await ensureDependencies('run')
  await ensureSite()
}
