import { readFile } from 'node:fs/promises'
import { hashOfSound } from '../../../core/recordings/hash-of-sound.ts'
import { FileMissingError, type FileStore } from '../../../platform/files/file-store.ts'

interface Measured {
  soundHash: string
  sizeBytes: number
}

/** @throws FileMissingError */
export const measureSound = (files: Pick<FileStore, 'readAt'>, fileKey: string): Promise<Measured> =>
  files.readAt(fileKey, async (path) => {
    const bytes = await readFile(path)
    return { soundHash: hashOfSound(bytes), sizeBytes: bytes.length }
  })

/** Whether a file holds this sound; not one that was deleted meanwhile. */
export const hasSound = (files: Pick<FileStore, 'readAt'>, fileKey: string, soundHash: string): Promise<boolean> =>
  measureSound(files, fileKey).then(
    (measured) => measured.soundHash === soundHash,
    (error: unknown) => {
      if (error instanceof FileMissingError) return false
      throw error
    },
  )
