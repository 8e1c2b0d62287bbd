import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ZipArchive } from '../../src/core/documents/reading/office/zip-archive.ts'
import { emptyFolder } from './empty-folder.ts'

/** The parts of a zip as text, by their path. */
export async function readZip(zip: Blob): Promise<Record<string, string>> {
  const path = join(await emptyFolder(), 'archive.zip')
  await writeFile(path, zip.stream())
  const file = await open(path)
  try {
    const archive = await ZipArchive.open(file)
    const parts = [...archive.names()].map(async (name) => [name, String(await archive.read(name))] as const)
    return Object.fromEntries(await Promise.all(parts))
  } finally {
    await file.close()
  }
}
