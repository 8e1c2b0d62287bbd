import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A test that puts something in the place of the site's own client: `vi.spyOn(examApi, …)`. */
const SPY = /\.spyOn\(\s*\w*[aA]pi\b/
/** A test that answers what the site fetches by itself. */
const OWN_SERVER =
  /\.stubGlobal\(\s*['"]fetch['"]|\.spyOn\(\s*(?:globalThis|window)\s*,\s*['"]fetch['"]|\b(?:globalThis|window)\.fetch\s*=[^=]/
const FAKE_SERVER = 'web/src/lib/api/fake-calls-ground.ts'

/** Tests of the site, and what they stand on, that spy on its own calls or are a server of their own, one sentence each. */
export async function findSpiedCalls(checkout: string): Promise<string[]> {
  const found: string[] = []
  for await (const listed of glob('web/src/**/*.{ts,tsx}', { cwd: checkout })) {
    const path = listed.replaceAll('\\', '/')
    const source = await readFile(join(checkout, path), 'utf8')
    if (SPY.test(source))
      found.push(`spied call: ${path} spies on the site's own client. Let the fake server answer: onCall(…).`)
    if (path !== FAKE_SERVER && OWN_SERVER.test(source))
      found.push(
        `own server: ${path} answers what the site fetches by itself. Let the fake server: onCall(…), stubFetch(…).`,
      )
  }
  return found.toSorted()
}
