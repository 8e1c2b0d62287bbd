import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beginnings that leave a comment without a subject, or with one that stands in another comment. */
const UNCLEAR = /^\s*(?:\{?\/\*\*?|\/\/|\*) (Of|As|The same)\b/

/** Comments of the sources below `folders` that cannot be read alone, one sentence each. */
export async function findUnclearComments(checkout: string, folders: readonly string[]): Promise<string[]> {
  const sources = glob(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`),
    { cwd: checkout, exclude: (path) => /(?:^|\/)(?:node_modules|dist|dist-types)(?:\/|$)/.test(path) },
  )
  const found: string[] = []
  for await (const path of sources)
    found.push(...searchSource(path.replaceAll('\\', '/'), await readFile(join(checkout, path), 'utf8')))
  return found.toSorted()
}

const searchSource = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const beginning = UNCLEAR.exec(line)?.[1]
    return beginning
      ? [
          `unclear comment: ${path}:${at + 1} begins '${beginning} …'. Say what it is about: subject, verb, unit, source.`,
        ]
      : []
  })
