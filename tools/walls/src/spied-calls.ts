import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A test that puts something in the place of the site's own client: `vi.spyOn(examApi, …)`. */
const SPY = /\.spyOn\(\s*\w*[aA]pi\b/

/** Tests of the site, and what they stand on, that spy on its own calls, one sentence a file. */
export async function findSpiedCalls(checkout: string): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('web/src/**/*.{ts,tsx}', { cwd: checkout }))
    if (SPY.test(await readFile(join(checkout, path), 'utf8')))
      found.push(
        `spied call: ${path.replaceAll('\\', '/')} spies on the site's own client. Let the fake server answer: onCall(…).`,
      )
  return found.toSorted()
}
