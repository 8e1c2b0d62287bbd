import { ICON_MODULE } from './lucide-icons.ts'
import type { Graph, Reach } from './page-reach.ts'

const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*icons\/icons\.ts["']/g
const NAMED = /export\s*\{([^}]*)\}\s*from\s*["'][^"']*\?icon=([a-z\d-]+)["']/g
const ICONS = /[\\/]ui[\\/]icons[\\/]icons\.ts$/

/**
 * @returns the icons that Today draws beside those of signing in, by their ids: `icons.ts` holds all, so that it is the names
 * imported from it that tell which
 */
export function readIconsOfToday(graph: Graph, reach: ReadonlyMap<string, Reach>): ReadonlySet<string> {
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? ''
  const named = [...reach.keys()].filter((id) => ICONS.test(id)).flatMap((id) => [...codeOf(id).matchAll(NAMED)])
  const ids = new Map(
    named.flatMap(([, names = '', icon]) => splitNames(names, /^.*\bas\b/).map((name) => [name, ICON_MODULE + icon])),
  )
  const drawnBy = (isMeant: (known: Reach) => boolean) =>
    new Set(
      [...reach]
        .filter(([, known]) => isMeant(known))
        .flatMap(([id]) => [...codeOf(id).matchAll(IMPORTED)])
        .flatMap(([, names = '']) => splitNames(names, /\bas\b.*$/))
        .flatMap((name) => ids.get(name) ?? []),
    )
  return drawnBy(({ isOfToday }) => isOfToday).difference(drawnBy(({ isOfVisitors }) => isOfVisitors))
}

/** The names of an import or an export, without what they are called besides. */
const splitNames = (names: string, besides: RegExp): string[] =>
  names.split(',').map((name) => name.replace(besides, '').trim())
