import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../../services.ts'

/** A folder for files of this process alone, gone with the work on them. */
export async function withScratchFolder<Result>(
  { config }: Pick<Services, 'config'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(config.dataDir, 'uploads', crypto.randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies a stored file to `path`, where a process that may read one file can read it. */
export async function copyToPath(
  { files }: Pick<Services, 'files'>,
  fileKey: string,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const { stream } = await files.open(fileKey)
  await pipeline(stream, createWriteStream(path, { mode: 0o600, flags: 'wx' }), { signal })
}
