import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const DATA = '@iconify-json/lucide/icons.json'
const ASKED = new RegExp(String.raw`^${DATA.replaceAll('.', String.raw`\.`)}\?icon=([a-z\d-]+)$`)

/** What the names of the modules begin with that hold an icon each. */
export const ICON_MODULE = '\0icon:'

const DRAW = normalizePath(join(import.meta.dirname, '..', 'src', 'ui', 'icons', 'draw-icon.ts'))

/** What `draw-icon.ts` says once for all parts of an icon. */
const OF_THE_WHOLE =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")(?=[ />])/g
const GROUP = /^<g>(.*)<\/g>$/
const PART = /<(path|circle|ellipse|rect)((?: [a-z]+\d?="[^"<]*")+)\/>/y
const ATTRIBUTE = / ([a-z]+\d?)="([^"]*)"/g

/** An element and its attributes. */
type Part = [tag: string, attributes: Record<string, string>]

/**
 * Makes a module of each icon that is imported as `@iconify-json/lucide/icons.json?icon=NAME`: all of Lucide's stand in that one file, and
 * the site loads those that it draws.
 */
export function lucideIcons(): Plugin {
  /** Read once, with the first icon. */
  let drawings: Record<string, { body: string }> | undefined
  return {
    name: 'lucide-icons',
    enforce: 'pre',
    resolveId(source) {
      const name = ASKED.exec(source)?.[1]
      return name ? { id: ICON_MODULE + name, moduleSideEffects: false } : null
    },
    load(id) {
      if (!id.startsWith(ICON_MODULE)) return null
      const name = id.slice(ICON_MODULE.length)
      drawings ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve(DATA), 'utf8')).icons as {}
      const body = drawings[name]?.body
      const parts = body === undefined ? null : partsOf(body)
      if (!parts)
        this.error(
          body === undefined
            ? `Lucide has no icon ${name}`
            : `The icon ${name} is drawn by what is not known here: ${body}`,
        )
      const code = `import { drawIcon } from ${JSON.stringify(DRAW)}
export default /* @__PURE__ */ drawIcon(${JSON.stringify(name)}, ${JSON.stringify(parts)})`
      return { code, moduleType: 'js' }
    },
  }
}

/** Null where it is more than a row of shapes. */
function partsOf(body: string): Part[] | null {
  const shapes = body.replaceAll(OF_THE_WHOLE, '').replace(GROUP, '$1')
  const parts: Part[] = []
  PART.lastIndex = 0
  let end = 0
  for (let found = PART.exec(shapes); found; found = PART.exec(shapes)) {
    const [, tag = '', attributes = ''] = found
    parts.push([tag, Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]))])
    end = PART.lastIndex
  }
  return end > 0 && end === shapes.length ? parts : null
}
