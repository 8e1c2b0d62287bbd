import { readIconsOfToday } from './drawn-icons.ts'
import { type Graph, type Reach, readPageReach } from './page-reach.ts'

/** A module of so few characters is dearer to ask for than to load with what is not needed. */
const SMALL_CHARACTERS = 1_500

/** Our own modules: of packages, Today loads less than their imports say, since what it does not use is left out. */
const OWN = /[\\/]web[\\/]src[\\/]/

/** `daily`: what Today shares with other pages. `pages`: what several other pages load, and each small thing that two do. */
type SharedFile = 'daily' | 'pages'

/** @returns the file of each module that more than one page of a student loads, by its id */
export function readSharedFiles(graph: Graph): ReadonlyMap<string, SharedFile> {
  const reach = readPageReach(graph)
  const alone = findAlone(graph, reach)
  const files = new Map<string, SharedFile>()
  for (const [id, known] of reach) {
    if (known.isOfVisitors || alone.has(id)) continue
    if (!known.isOfToday) files.set(id, 'pages')
    else if (OWN.test(id)) files.set(id, 'daily')
  }
  for (const id of readIconsOfToday(graph, reach)) files.set(id, 'daily')
  return files
}

/**
 * What too few pages load, and all that needs it, however that goes in circles: a thing is shared only where what it needs is shared
 * as well, for files that need each other are run in the wrong order.
 */
function findAlone(graph: Graph, reach: ReadonlyMap<string, Reach>): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  const alone = new Set<string>()
  for (const [id, known] of reach) {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    if (!isMet(known, code?.length ?? 0)) alone.add(id)
    for (const needed of importedIds) importers.set(needed, [...(importers.get(needed) ?? []), id])
  }
  // What is added meanwhile is gone through as well.
  for (const id of alone) for (const importer of importers.get(id) ?? []) alone.add(importer)
  return alone
}

/** Whether several pages load a module, or that for signing in. */
const isMet = ({ isOfVisitors, pageCount }: Reach, characters: number): boolean =>
  isOfVisitors || pageCount >= (characters < SMALL_CHARACTERS ? 2 : 4)
