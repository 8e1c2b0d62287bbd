import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { FIRST } from './chunk-groups.ts'

const SHEET = join(import.meta.dirname, '../src/ui/styles/base.css')
const SOURCE = /@source "([^"]+)";/g
/** A component of our own. */
const COMPONENT = /[\\/]web[\\/]src[\\/].+\.tsx$/

/**
 * Fails the build where the landing page draws a component that the first style sheet knows nothing of: its classes would mean
 * nothing until the site's own sheet is there.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    generateBundle(_, bundle) {
      const known = new Set(readSources())
      const unknown = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' && output.name === FIRST ? output.moduleIds : []))
        .filter((id) => COMPONENT.test(id) && !known.has(normalizePath(id)))
      if (unknown.length > 0) this.error(`base.css has no @source for what the first load draws: ${unknown.join(', ')}`)
    },
  }
}

function readSources(): string[] {
  const patterns = [...readFileSync(SHEET, 'utf8').matchAll(SOURCE)].map(([, pattern = '']) => pattern)
  const folder = dirname(SHEET)
  return globSync(patterns, { cwd: folder }).map((path) => normalizePath(join(folder, path)))
}
