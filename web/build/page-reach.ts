import { globSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

const SOURCES = join(import.meta.dirname, '..', 'src')

/** What is drawn on each page of a student: the frame that stands around all, and Today. */
const TODAY = ['app/Site.tsx', 'app/student/StudentFrame.tsx', 'app/pages/HomePage.tsx']
const LOGIN = 'app/pages/LoginPage.tsx'
const PAGES = [
  ...['Create', 'Library', 'Material', 'Module', 'Profile', 'Progress', 'Review'].map(
    (name) => `app/pages/${name}Page.tsx`,
  ),
  ...globSync('modules/*/index.ts', { cwd: SOURCES }),
]

/** How a module of the bundle is met: by how many pages, Today aside, it is loaded before they are drawn, and whether by Today. */
export interface Reach {
  pageCount: number
  isOfToday: boolean
  /** Whether the page for signing in loads it. */
  isOfVisitors: boolean
}

export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * @returns how each module is met that any page loads before it is drawn, by its id
 * @throws where a page that is named here is not in the bundle
 */
export function readPageReach(graph: Graph): ReadonlyMap<string, Reach> {
  const reach = new Map<string, Reach>()
  const meet = (page: string, change: (reach: Reach) => void) => {
    const entry = normalizePath(join(SOURCES, page))
    if (!graph.getModuleInfo(entry)) throw new Error(`${page} is no part of the site (page-reach.ts)`)
    for (const id of closureOf(entry, graph)) {
      const known = reach.get(id) ?? { pageCount: 0, isOfToday: false, isOfVisitors: false }
      change(known)
      reach.set(id, known)
    }
  }
  for (const page of PAGES) meet(page, (known) => void known.pageCount++)
  for (const part of TODAY)
    meet(part, (known) => {
      known.isOfToday = true
    })
  meet(LOGIN, (known) => {
    known.isOfVisitors = true
  })
  return reach
}

/** A module and all that it imports without waiting. */
function closureOf(entry: string, graph: Graph): Set<string> {
  const ids = new Set<string>()
  const visit = (id: string) => {
    if (ids.has(id)) return
    ids.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(entry)
  return ids
}
