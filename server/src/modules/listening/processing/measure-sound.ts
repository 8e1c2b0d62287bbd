import { readFile } from 'node:fs/promises'
import { hashOfSound } from '../../../core/recordings/hash-of-sound.ts'
import { FileMissingError, type FileStore } from '../../../platform/files/file-store.ts'

/** Whether a file holds this sound; not one that was deleted meanwhile. */
export const hasSound = (files: Pick<FileStore, 'readAt'>, fileKey: string, soundHash: string): Promise<boolean> =>
  files
    .readAt(fileKey, async (path) => hashOfSound(await readFile(path)) === soundHash)
    .catch((error: unknown) => {
      if (error instanceof FileMissingError) return false
      throw error
    })
