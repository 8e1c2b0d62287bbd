import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Source files that a folder may hold; its tests stand beside them and are not counted. */
const MOST_FILES = 25

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types'])
const isSource = (name: string) => /\.(ts|tsx|mts|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Folders below `places` with more source files than anybody keeps in mind, one sentence each. */
export async function findCrowdedFolders(folder: string, places: readonly string[]): Promise<string[]> {
  const found = await Promise.all(places.map((place) => searchFolder(folder, join(folder, place))))
  return found.flat().toSorted()
}

async function searchFolder(top: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const rooms = entries.filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
  const within = await Promise.all(rooms.map(({ name }) => searchFolder(top, join(folder, name))))
  const count = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length
  const crowded =
    count > MOST_FILES ? [`crowded: ${relative(top, folder)} has ${count} source files, ${MOST_FILES} at most.`] : []
  return [...crowded, ...within.flat()]
}
