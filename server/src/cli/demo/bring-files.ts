import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withScratchFolder } from '../../core/files/local-copy.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Services } from '../../services.ts'

interface Brought {
  filename: string
  bytes: Buffer
}

/** Hands files over as those of a form that was uploaded; they are gone when `use` is through. */
export const bringFiles = <Field extends string, Result>(
  services: Pick<Services, 'config'>,
  brought: Readonly<Record<Field, Brought>>,
  use: (files: Record<Field, UploadedFile>) => Promise<Result>,
): Promise<Result> =>
  withScratchFolder(services, async (folder) => {
    const files = {} as Record<Field, UploadedFile>
    for (const field of Object.keys(brought) as Field[]) {
      const { filename, bytes } = brought[field]
      const path = join(folder, field)
      await writeFile(path, bytes, { mode: 0o600 })
      files[field] = { path, filename, sizeBytes: bytes.length }
    }
    return use(files)
  })
