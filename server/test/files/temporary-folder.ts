import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

/** A folder for the files that a test file makes up, gone after its last test. Returns what writes a file there. */
export function temporaryFolder(): (name: string, content: string | Uint8Array) => string {
  const folder = mkdtempSync(join(inject('scratchFolder'), 'files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name, content) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
}
