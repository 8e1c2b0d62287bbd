import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { inject } from 'vitest'

/**
 * A program of `test/programs` and all that it imports as one file: for tests that start it a hundred times, since it
 * takes half the time to start.
 * @returns the path of the file, alone in its folder
 */
export async function bundleProgram(name: string): Promise<string> {
  const folder = await mkdtemp(join(inject('scratchFolder'), `${name}-`))
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'programs', `${name}.ts`),
      outDir: folder,
      emptyOutDir: false,
      // Else each start looks up a file for each area of texts and each language.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  return join(folder, `${name}.js`)
}
