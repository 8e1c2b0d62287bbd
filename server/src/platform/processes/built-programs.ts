import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** Where `server/build/build-programs.ts` puts programs of confined processes, each with all that it imports. */
export const BUILT_PROGRAMS = join(ROOT, 'server', 'dist', 'programs')
/** Where it puts the server, and what that loads only when it is needed. */
export const BUILT_SERVER = join(ROOT, 'server', 'dist', 'server')
/** Where it puts the engine, which answers in a process of its own. */
export const BUILT_ENGINE = join(ROOT, 'server', 'dist', 'engine')
/** What `npm start` runs. */
export const SERVER_PROGRAM = join(BUILT_SERVER, 'main.js')
export const MANIFEST = 'programs.json'

export interface ProgramManifest {
  /** File of each program in its folder, by the path of its source from the root. */
  files: Record<string, string>
  /** The other files there, which the programs load. */
  parts: string[]
  /** SHA-256 of all that they were built from, by path from the root. */
  sources: Record<string, string>
}

/** What is asked of a source's contents, here and when programs are built. */
export const fingerprintOf = (path: string): string => hash('sha256', readFileSync(join(ROOT, path)))

/** What was built into `folder`, or null unless all of it is of the sources as they are now. */
export function readCurrentManifest(folder = BUILT_PROGRAMS): ProgramManifest | null {
  try {
    const manifest: ProgramManifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    return Object.entries(manifest.sources).every(([path, print]) => fingerprintOf(path) === print) ? manifest : null
  } catch {
    return null
  }
}

let current: ProgramManifest | null | undefined

/**
 * The built program of `source`: it starts in a third of the time, since nothing is looked up or stripped of types. Null
 * where nobody built it, or its sources have changed since: then the source itself is run.
 */
export function builtProgram(source: string): string | null {
  current ??= readCurrentManifest()
  return fileOf(source, current, BUILT_PROGRAMS)
}

/** The built engine, likewise. It starts seldom, and may be worked on meanwhile: whether it is current is looked at each time. */
export const builtEngine = (source: string): string | null =>
  fileOf(source, readCurrentManifest(BUILT_ENGINE), BUILT_ENGINE)

function fileOf(source: string, manifest: ProgramManifest | null, folder: string): string | null {
  const file = manifest?.files[relative(ROOT, source).replaceAll(sep, '/')]
  return file === undefined ? null : join(folder, file)
}
