import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SpeechInstallError } from './install-error.ts'
import type { ModelFile } from './model-source.ts'

/** A download that brings nothing for so long has failed. */
const STALLED_AFTER_MS = 60_000

/**
 * Brings `file` to `target`, once: goes on where an earlier try ended, and stands there only when it is whole.
 * @throws SpeechInstallError when it cannot be had now, or is not what was promised
 */
export async function fetchModelFile(file: ModelFile, target: string): Promise<void> {
  if (existsSync(target)) return
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  const had = await sizeOf(part)
  // One that is too large is of another version.
  if (had > file.sizeBytes) await rm(part)
  const from = had > file.sizeBytes ? 0 : had
  if (from < file.sizeBytes) await append(file, part, from)
  await requireDigest(file, part)
  await rename(part, target)
}

async function append(file: ModelFile, part: string, from: number): Promise<void> {
  const stalled = new AbortController()
  const giveUp = () => stalled.abort(new Error(`nothing came for ${STALLED_AFTER_MS / 1000} s`))
  let timer = setTimeout(giveUp, STALLED_AFTER_MS)
  try {
    const bytes = await file.open(from, stalled.signal)
    bytes.on('data', () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, STALLED_AFTER_MS)
    })
    await pipeline(bytes, createWriteStream(part, { flags: 'a' }), { signal: stalled.signal })
  } catch (error) {
    const why = stalled.signal.aborted ? stalled.signal.reason.message : (error as Error).message
    throw new SpeechInstallError(`${file.path} did not come whole: ${why}. Run the command again to go on from there`)
  } finally {
    clearTimeout(timer)
  }
}

async function requireDigest({ path, sizeBytes, digest }: ModelFile, part: string): Promise<void> {
  const isWhole = (await sizeOf(part)) === sizeBytes
  if (isWhole && (!digest || (await hash(part, hashOf(digest.kind, sizeBytes))) === digest.hex)) return
  await rm(part)
  throw new SpeechInstallError(`${path} is not what was promised, and was thrown away. Run the command again`)
}

/** Git names small files by the SHA-1 of their bytes behind a line that tells how many they are. */
const hashOf = (kind: 'sha256' | 'git', sizeBytes: number): Hash =>
  kind === 'sha256' ? createHash('sha256') : createHash('sha1').update(`blob ${sizeBytes}\0`)

async function hash(path: string, hash: Hash): Promise<string> {
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
