import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** An empty folder that goes when the test ends. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratchFolder'), 'test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
