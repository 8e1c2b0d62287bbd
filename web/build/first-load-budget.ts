import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_TEXTS } from './chunk-groups.ts'

/**
 * Prints what the landing page loads at first (its scripts, its styles and the longest language's texts, gzip) and fails
 * the build above the limit: whoever adds to the first load notices at once.
 */
export function firstLoadBudget({ limitBytes }: { limitBytes: number }): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const scriptBytes = [...firstLoadFiles(bundle)].reduce((sum, name) => sum + gzipBytes(bundle[name]), 0)
      const sizeBytes = scriptBytes + Math.max(...firstTexts(bundle).map(gzipBytes))
      const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
      const line = `first load ${kilobytes(sizeBytes)} gzip of ${kilobytes(limitBytes)}`
      if (sizeBytes > limitBytes) this.error(`${line}: make something lazy`)
      this.info(line)
    },
  }
}

/** The entry, everything it imports without waiting, and their styles. */
function firstLoadFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(visit)
  }
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) visit(output.fileName)
  return files
}

/** The texts of a first visit, a file a language, of which one is loaded. */
const firstTexts = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.name.startsWith(FIRST_TEXTS),
  ) as Rolldown.OutputChunk[]

const gzipBytes = (output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number => {
  if (!output) return 0
  return gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length
}
