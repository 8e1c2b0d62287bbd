import type { Plugin, Rolldown } from 'vite'

/** Fails the build where files need each other: one of them would run before what it begins with is there, and its page stop working. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = findCircle(bundle)
      if (circle) this.error(`Files need each other: ${circle.join(' → ')} (chunk-groups.ts)`)
    },
  }
}

/** The files of a circle in their order, the first of them again at its end; null where there is none. */
function findCircle(bundle: Readonly<Record<string, Pick<Rolldown.OutputChunk, 'imports'> | object>>): string[] | null {
  const done = new Set<string>()
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    const output = bundle[name]
    if (done.has(name) || !output || !('imports' in output)) return null
    for (const needed of output.imports) {
      const circle = visit(needed, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(bundle)) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return null
}
