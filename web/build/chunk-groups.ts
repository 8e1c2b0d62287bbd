import type { Rolldown } from 'vite'
import { FIRST_AREAS } from '../../packages/texts/src/areas/first.ts'
import { LANGUAGES, type Language } from '../../packages/texts/src/languages.ts'

/** What every visit begins with is said in one file a language, which is loaded beside the first scripts. */
export const FIRST_TEXTS = 'texts-'
const firstTexts = (language: Language): Rolldown.CodeSplittingGroup => ({
  name: `${FIRST_TEXTS}${language}`,
  test: new RegExp(String.raw`[\\/]texts[\\/]src[\\/](?:${Object.keys(FIRST_AREAS).join('|')})[\\/]${language}\.ts$`),
  priority: 4,
})

/** Parts of the data's library that Today and the rail do without: each page that has a form or a list with them loads them. */
const QUERIES_OF_LATER_PAGES =
  'mutationObserver|queriesObserver|infiniteQueryObserver|useMutation|useQueries|useInfiniteQuery'

/** What the landing page loads. */
export const FIRST = 'first'

/**
 * What is always loaded together becomes one file: over HTTP/1.1 each of many small ones costs a round trip of its own.
 * `first`: what the landing page loads. `site`: the router and the data that stand behind every other page. `student`: the header
 * and the rail of every page of a student. `parts`: which files each page needs, of no use to the landing page. `login`: the forms of signing in, whose fields most pages use as well.
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
  ...LANGUAGES.map(firstTexts),
  { name: 'parts', test: /[\\/]src[\\/]app[\\/]page-parts\.ts/, priority: 1 },
  { name: 'student', test: /[\\/]src[\\/]app[\\/]student[\\/]StudentFrame\.tsx/, priority: 1 },
  { name: 'login', test: /[\\/]src[\\/]core[\\/]account[\\/]LoginScreen\.tsx/, priority: 1 },
]
