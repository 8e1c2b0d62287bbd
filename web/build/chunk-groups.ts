import type { Plugin, Rolldown } from 'vite'
import { FIRST_AREAS } from '../../packages/texts/src/areas/first.ts'
import { LANGUAGES, type Language } from '../../packages/texts/src/languages.ts'
import { ICON_MODULE } from './lucide-icons.ts'
import { readSharedFiles } from './shared-files.ts'

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

/** The router and the data that stand behind every other page, with what nearly all of those need. */
const SITE = 'site'

/** What Today knows of work that was begun in any module. */
const BEGUN = new RegExp(
  [
    String.raw`[\\/]contract[\\/]src[\\/]work[\\/]begun\.ts$`,
    String.raw`[\\/]src[\\/]core[\\/]begun[\\/](?:begun-query|use-begun)\.ts$`,
    String.raw`[\\/]src[\\/]modules[\\/](?:exam|listening)[\\/](?:begun-practices|practice)\.ts$`,
    String.raw`[\\/]src[\\/]modules[\\/]recite[\\/]begun-studies\.ts$`,
    String.raw`[\\/]src[\\/]modules[\\/]speaking[\\/]begun-sessions\.ts$`,
    String.raw`[\\/]src[\\/]modules[\\/]lecture[\\/]begun-lectures\.ts$`,
    String.raw`[\\/]src[\\/]modules[\\/]writing[\\/](?:begun-essay|draft)\.ts$`,
  ].join('|'),
)

/** What a text calls for its plurals and numbers, in any language. */
const WORDING = String.raw`[\\/]node_modules[\\/](?:@messageformat[\\/]runtime|make-plural)[\\/]`

/**
 * Each with what its files import. `student`: the header and the rail of every page of a student. `login`: the forms of signing in,
 * whose fields most pages use as well. `icons`: by the pages that draw them, few files.
 */
const GROUPS: readonly Rolldown.CodeSplittingGroup[] = [
  // Before the texts: in the file of one language what all of them call would have that loaded with each.
  { name: FIRST, test: new RegExp(String.raw`[\\/]src[\\/]app[\\/]main\.tsx$|${WORDING}`), priority: 5 },
  ...textsOf(FIRST_TEXTS, Object.keys(FIRST_AREAS)),
  ...textsOf('daily-texts-', DAILY_AREAS),
  ...textsOf('pages-texts-', PAGES_AREAS),
  {
    name: SITE,
    test: new RegExp(
      [
        String.raw`[\\/]node_modules[\\/]react-router[\\/]`,
        String.raw`[\\/]node_modules[\\/]@tanstack[\\/](?:react-query|query-core)[\\/](?!.*[\\/](?:${QUERIES_OF_LATER_PAGES})\.js$)`,
        String.raw`[\\/]src[\\/]app[\\/](?:Site|FramedPages|StudentPages)\.tsx`,
        String.raw`[\\/]texts[\\/]src[\\/](?:areas[\\/]later|message)\.ts`,
        String.raw`[\\/]domain[\\/]src[\\/]accounts\.ts`,
        String.raw`[\\/]src[\\/]core[\\/](?:account[\\/]student-store|site[\\/]use-site-config)\.ts`,
        String.raw`[\\/]src[\\/]ui[\\/]IconButton\.tsx`,
      ].join('|'),
    ),
    priority: 2,
  },
  { name: 'student', test: /[\\/]src[\\/]app[\\/]student[\\/]StudentFrame\.tsx/, priority: 1 },
  { name: 'begun', test: BEGUN, includeDependenciesRecursively: false, priority: 1 },
  { name: 'login', test: /[\\/]src[\\/]core[\\/]account[\\/]sign-in[\\/]LoginScreen\.tsx/, priority: 1 },
  {
    name: 'icons',
    test: new RegExp(`^${ICON_MODULE}`),
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
    priority: 0,
  },
]

/** The files that the server has a page ask for ahead, by how their names begin (`site-page.ts`). */
const AHEAD = [SITE, ...LANGUAGES.map((language) => FIRST_TEXTS + language)]

/** The files of a group that is divided by who loads them are named after all of those. */
const nameOfChunk = ({ name }: { name: string }): string => `assets/${name.split('~')[0]}-[hash].js`

/** Puts what is loaded together into one file: over HTTP/1.1 each of many small ones costs a round trip of its own. */
export function chunkGroups(): Plugin {
  /** Reckoned once a build, when the first module is put into its file. */
  let sharedFiles: ReturnType<typeof readSharedFiles> | undefined
  const shared: Rolldown.CodeSplittingGroup = {
    debugName: 'shared',
    name: (id, graph) => {
      sharedFiles ??= readSharedFiles(graph)
      return sharedFiles.get(id) ?? null
    },
    includeDependenciesRecursively: false,
    priority: 1,
  }
  const output = { codeSplitting: { groups: [...GROUPS, shared] }, chunkFileNames: nameOfChunk }
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output } } }),
    buildStart: () => {
      sharedFiles = undefined
    },
    generateBundle(_, bundle) {
      const names = new Set(Object.values(bundle).map((output) => output.type === 'chunk' && output.name))
      const missing = AHEAD.filter((name) => !names.has(name))
      if (missing.length > 0)
        this.error(`The server asks ahead for files that there are none of: ${missing.join(', ')}`)
    },
  }
}
