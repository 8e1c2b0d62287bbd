import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_AREAS } from '../../packages/texts/src/areas/first.ts'
import { LANGUAGES, type Language } from '../../packages/texts/src/languages.ts'
import { FIRST } from './chunk-groups.ts'

/** What a first page begins with beside what every visit does. */
interface Page {
  name: string
  /** Parts of `web/src` that it loads before it is drawn. */
  parts: readonly string[]
  /** Areas whose texts it loads, beside those of every visit. */
  areas: readonly string[]
}

/** What a page may load; over HTTP/1.1 each file costs a part of a round trip beside its bytes. */
interface Limit {
  bytes: number
  files: number
}

const LANDING: Page = { name: 'first load', parts: [], areas: [] }

/** What `page-parts.ts` loads where a stranger comes to sign in. */
const LOGIN: Page = {
  name: 'load of signing in',
  parts: ['app/Site.tsx', 'app/FramedPages.tsx', 'app/pages/LoginPage.tsx'],
  areas: ['pages', 'accounts'],
}

/** What `Root.tsx` and `FrontPage.tsx` load where a student is signed in. */
export const TODAY: Page = {
  name: 'first load of Today',
  parts: ['app/Site.tsx', 'app/student/StudentFrame.tsx', 'app/pages/HomePage.tsx'],
  areas: ['credits', 'rail', 'pages', 'due', 'today'],
}

/** What `page-parts.ts` loads where the address is that of recite, which has most to load. */
const RECITE: Page = {
  name: 'load of recite',
  parts: [
    'app/Site.tsx',
    'app/FramedPages.tsx',
    'app/StudentPages.tsx',
    'app/student/StudentFrame.tsx',
    'app/pages/ModulePage.tsx',
    'modules/recite/index.ts',
  ],
  areas: [
    ...['credits', 'rail', 'pages', 'documents', 'generation', 'places'],
    ...['recite', 'review', 'due', 'cards', 'imports', 'library', 'sharing'],
  ],
}

/**
 * Prints what the landing page, signing in, Today and recite load at first (scripts, styles and texts in the language that has most, gzip) in how
 * many files, and fails the build above the limits: whoever adds to a first load notices at once. Measured once Vite has added to the scripts its lists of
 * what is loaded ahead.
 */
export function firstLoadBudget(limits: Record<'landing' | 'login' | 'today' | 'recite', Limit>): Plugin {
  const pages: [Page, Limit][] = [
    [LANDING, limits.landing],
    [LOGIN, limits.login],
    [TODAY, limits.today],
    [RECITE, limits.recite],
  ]
  return {
    name: 'first-load-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [page, limit] of pages) {
          const { bytes, files } = loadOf(bundle, page)
          const line = `${page.name} ${kilobytes(bytes)} gzip of ${kilobytes(limit.bytes)} in ${files} files of ${limit.files}`
          if (bytes > limit.bytes) this.error(`${line}: make something lazy`)
          if (files > limit.files) this.error(`${line}: put what is loaded together into one file (chunk-groups.ts)`)
          this.info(line)
        }
      },
    },
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What is loaded in the language of which most is. */
function loadOf(bundle: Rolldown.OutputBundle, { parts, areas }: Page): Limit {
  const begun = chunksOf(bundle).filter(
    (chunk) => chunk.name === FIRST || parts.some((part) => hasModule(chunk, `/src/${part}`)),
  )
  const spoken = [...Object.keys(FIRST_AREAS), ...areas]
  const loads = LANGUAGES.map((language) => [...filesWith(bundle, [...begun, ...textsOf(bundle, language, spoken)])])
  const bytes = loads.map((files) => files.reduce((sum, name) => sum + gzipBytes(bundle[name]), 0))
  return { bytes: Math.max(...bytes), files: Math.max(...loads.map((files) => files.length)) }
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

/** What is asked for to say the texts of these areas in a language. */
const textsOf = (bundle: Rolldown.OutputBundle, language: Language, areas: readonly string[]): Rolldown.OutputChunk[] =>
  chunksOf(bundle).filter((chunk) => areas.some((area) => hasModule(chunk, `/texts/src/${area}/${language}.ts`)))

const gzipBytes = (output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number => {
  if (!output) return 0
  return gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length
}
