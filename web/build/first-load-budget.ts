import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../../packages/texts/src/languages.ts'
import { FIRST, FIRST_TEXTS } from './chunk-groups.ts'

/** What a first page begins with beside what every visit does. */
interface Page {
  name: string
  /** Parts of `web/src` that it loads before it is drawn. */
  parts: readonly string[]
  /** Areas whose texts it loads, beside those of every visit. */
  areas: readonly string[]
  limitBytes: number
}

const LANDING = { name: 'first load', parts: [], areas: [] }

/** What `Root.tsx` and `FrontPage.tsx` load where a student is signed in. */
export const TODAY = {
  name: 'first load of Today',
  parts: ['app/Site.tsx', 'app/student/StudentFrame.tsx', 'app/pages/HomePage.tsx'],
  areas: ['credits', 'rail', 'pages', 'due', 'today'],
}

/**
 * Prints what the landing page and Today load at first (scripts, styles and the longest language's texts, gzip) and fails the
 * build above the limits: whoever adds to a first load notices at once. Measured once Vite has added to the scripts its lists of
 * what is loaded ahead.
 */
export function firstLoadBudget(limits: { landingBytes: number; todayBytes: number }): Plugin {
  const pages: Page[] = [
    { ...LANDING, limitBytes: limits.landingBytes },
    { ...TODAY, limitBytes: limits.todayBytes },
  ]
  return {
    name: 'first-load-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const page of pages) {
          const sizeBytes = sizeOf(bundle, page)
          const line = `${page.name} ${kilobytes(sizeBytes)} gzip of ${kilobytes(page.limitBytes)}`
          if (sizeBytes > page.limitBytes) this.error(`${line}: make something lazy`)
          this.info(line)
        }
      },
    },
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function sizeOf(bundle: Rolldown.OutputBundle, { parts, areas }: Page): number {
  const begun = chunksOf(bundle).filter(
    (chunk) => chunk.name === FIRST || parts.some((part) => hasModule(chunk, `/src/${part}`)),
  )
  const files = filesWith(bundle, begun)
  const scriptBytes = [...files].reduce((sum, name) => sum + gzipBytes(bundle[name]), 0)
  return scriptBytes + Math.max(...LANGUAGES.map((language) => textBytes(bundle, language, areas)))
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

const hasModule = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, end: string): boolean =>
  facadeModuleId?.endsWith(end) || moduleIds.some((id) => id.endsWith(end))

/** Chunks with everything that they import without waiting, and their styles. */
function filesWith(bundle: Rolldown.OutputBundle, begun: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(visit)
  }
  for (const { fileName } of begun) visit(fileName)
  return files
}

/** The texts of every visit, a file a language, and those of these areas, a file each. */
function textBytes(bundle: Rolldown.OutputBundle, language: Language, areas: readonly string[]): number {
  const isLoaded = (chunk: Rolldown.OutputChunk) =>
    chunk.name === FIRST_TEXTS + language || areas.some((area) => hasModule(chunk, `/texts/src/${area}/${language}.ts`))
  return chunksOf(bundle)
    .filter(isLoaded)
    .reduce((sum, chunk) => sum + gzipBytes(chunk), 0)
}

const gzipBytes = (output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number => {
  if (!output) return 0
  return gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length
}
