import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST, type ProgramManifest } from '../src/platform/processes/built-programs.ts'

/**
 * Moves what was built from `draft` into `folder`, file by file, the programs last. What was built last before stays beside it: servers that
 * run may still come to load a part of it; what is older goes.
 */
export async function putInPlace(draft: string, folder: string, manifest: ProgramManifest): Promise<void> {
  const before = await readManifest(folder)
  await mkdir(folder, { recursive: true })
  for (const name of manifest.parts) await rename(join(draft, name), join(folder, name))
  for (const name of Object.values(manifest.files)) await rename(join(draft, name), join(folder, name))
  await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2))
  await rename(join(draft, MANIFEST), join(folder, MANIFEST))
  await rm(draft, { recursive: true })
  const kept = new Set([MANIFEST, ...filesOf(manifest), ...(before ? filesOf(before) : [])])
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name), { force: true })
}

const filesOf = ({ files, parts }: ProgramManifest): string[] => [...Object.values(files), ...parts]

const readManifest = (folder: string): Promise<ProgramManifest | null> =>
  readFile(join(folder, MANIFEST), 'utf8').then(JSON.parse, () => null)
