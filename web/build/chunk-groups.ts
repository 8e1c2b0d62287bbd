import type { Rolldown } from 'vite'
import { FIRST_AREAS } from '../../packages/texts/src/areas/first.ts'
import { LANGUAGES, type Language } from '../../packages/texts/src/languages.ts'
import { type Reach, readPageReach } from './page-reach.ts'

/** What every visit begins with is said in one file a language, which is loaded beside the first scripts. */
export const FIRST_TEXTS = 'texts-'

/** What every page of a student says beside that, and what most of them say: a file a language each. */
const DAILY_AREAS = ['credits', 'due', 'pages', 'rail', 'today']
const PAGES_AREAS = ['cards', 'documents', 'generation', 'places']

const textsOf = (name: string, areas: readonly string[]): Rolldown.CodeSplittingGroup[] =>
  LANGUAGES.map((language: Language) => ({
    name: `${name}${language}`,
    test: new RegExp(String.raw`[\\/]texts[\\/]src[\\/](?:${areas.join('|')})[\\/]${language}\.ts$`),
    priority: 4,
  }))

/** Parts of the data's library that Today and the rail do without: each page that has a form or a list with them loads them. */
const QUERIES_OF_LATER_PAGES =
  'mutationObserver|queriesObserver|infiniteQueryObserver|useMutation|useQueries|useInfiniteQuery'

/** What the landing page loads. */
export const FIRST = 'first'

/** A module of so few characters is dearer to ask for than to load with what is not needed. */
const SMALL_CHARACTERS = 1_500

/** Reckoned once a build, when the first module is put into its file. */
let reach: ReadonlyMap<string, Reach> | undefined

/**
 * `daily`: what Today shares with other pages. `pages`: what several other pages load, and each small thing that two do.
 * @returns the file of what more than one page of a student loads; null for what belongs to one, or to none
 */
function sharedFile(id: string, graph: Rolldown.ChunkingContext): 'daily' | 'pages' | null {
  reach ??= readPageReach(graph)
  const known = reach.get(id)
  if (!known || known.isOfVisitors || !isShared(id, graph)) return null
  if (!known.isOfToday) return 'pages'
  return OWN.test(id) ? 'daily' : null
}

/** What was found of the modules of a build; of those that are being looked at, that they are. */
const shared = new Map<string, boolean>()

/**
 * Whether several pages load a module. A small thing of fewer pages only where what it needs is shared as well: files that need
 * each other are run in the wrong order.
 */
function isShared(id: string, graph: Rolldown.ChunkingContext): boolean {
  const found = shared.get(id)
  if (found !== undefined) return found
  shared.set(id, true)
  const known = reach?.get(id)
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  const isSmall = (code?.length ?? 0) < SMALL_CHARACTERS
  const isMet = !known || known.isOfVisitors || known.pageCount >= (isSmall ? 2 : 4)
  const answer = isMet && importedIds.every((needed) => isShared(needed, graph))
  shared.set(id, answer)
  return answer
}

/** Our own modules: of packages, Today loads less than their imports say, since what it does not use is left out. */
const OWN = /[\\/]web[\\/]src[\\/]/

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

/**
 * What is loaded together becomes one file: over HTTP/1.1 each of many small ones costs a round trip of its own.
 * `first`: what the landing page loads. `site`: the router and the data that stand behind every other page. `student`: the header
 * and the rail of every page of a student. `parts`: which files each page needs, of no use to the landing page. `login`: the forms
 * of signing in, whose fields most pages use as well. `icons`: by the pages that draw them, few files.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: FIRST, tags: ['$initial'], priority: 3 },
  {
    name: 'site',
    test: new RegExp(
      [
        String.raw`[\\/]node_modules[\\/]react-router[\\/]`,
        String.raw`[\\/]node_modules[\\/]@tanstack[\\/](?:react-query|query-core)[\\/](?!.*[\\/](?:${QUERIES_OF_LATER_PAGES})\.js$)`,
        String.raw`[\\/]src[\\/]app[\\/](?:Site|FramedPages|StudentPages)\.tsx`,
        String.raw`[\\/]texts[\\/]src[\\/]areas[\\/]later\.ts`,
      ].join('|'),
    ),
    priority: 2,
  },
  ...textsOf(FIRST_TEXTS, Object.keys(FIRST_AREAS)),
  ...textsOf('daily-texts-', DAILY_AREAS),
  ...textsOf('pages-texts-', PAGES_AREAS),
  { name: 'parts', test: /[\\/]src[\\/]app[\\/]page-parts\.ts/, priority: 1 },
  { name: 'student', test: /[\\/]src[\\/]app[\\/]student[\\/]StudentFrame\.tsx/, priority: 1 },
  { name: 'login', test: /[\\/]src[\\/]core[\\/]account[\\/]LoginScreen\.tsx/, priority: 1 },
  { name: 'icons', test: ICON, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 1 },
  { name: sharedFile, includeDependenciesRecursively: false, priority: 0 },
]

/** The files of a group that is divided by who loads them are named after all of those. */
export const nameOfChunk = ({ name }: { name: string }): string => `assets/${name.split('~')[0]}-[hash].js`
