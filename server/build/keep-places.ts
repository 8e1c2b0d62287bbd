import { dirname, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Has what asks for its own place (`import.meta.url`, `import.meta.dirname`) be told that of its source, once it is built into a file of
 * `folder`: the texts, pictures and programs that it opens lie beside the source. Both stand to each other as they did when it was built.
 */
export function keepPlaces(folder: string): Plugin {
  const from = (path: string) => JSON.stringify(relative(folder, path).replaceAll(sep, '/'))
  const placesOf = (id: string): Record<string, string> => ({
    'import.meta.url': `new URL(${from(id)}, import.meta.url).href`,
    'import.meta.dirname': `process.getBuiltinModule('node:path').join(import.meta.dirname, ${from(dirname(id))})`,
  })
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('/node_modules/')) return null
      const places = placesOf(id)
      return { code: code.replace(/\bimport\.meta\.(?:url|dirname)\b/g, (asked) => places[asked] ?? asked), map: null }
    },
  }
}
