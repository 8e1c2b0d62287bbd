import { MATERIAL_TEXTS, type MaterialType } from '@lectern/domain/materials/material'
import type { Message } from '@lectern/texts/message'
import { hashOfUpload, type UploadedFile } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { FileMissingError } from '../../platform/files/file-store.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { holdFileOfMaterial, type KeptFile, touchMaterialOfFile } from '../documents/material-files.ts'
import { requireMaterial } from '../documents/material-store.ts'

/** The file that paid work is about to be done on: an upload, or that of a material. */
export interface BroughtFile {
  /** The name that it came with. */
  name: string
  /** What its student calls it, else its name. */
  title: string
  sizeBytes: number
  /** What is to be kept; null where it is kept already. */
  file: UploadedFile | null
  /** The material that has it, kept from deletion until `tx` ends; null where none has. */
  findKept(tx: Transaction): Promise<KeptFile | null>
  /** Has `use` read it at a path. @throws Problem `not_found` for a material's that has gone meanwhile */
  readAt<Result>(use: (path: string) => Promise<Result>): Promise<Result>
}

/** What a call brings: a file, with its SHA-256, or the number of a material. */
export type Bringing = { file: UploadedFile; fileHash: string } | { materialId: number }

/** @throws Problem `invalid` where a call brings neither, or both */
export async function requireBringing(
  file: UploadedFile | undefined,
  materialId: number | null | undefined,
): Promise<Bringing> {
  const named = materialId ?? null
  if (file && named === null) return { file, fileHash: await hashOfUpload(file) }
  if (!file && named !== null) return { materialId: named }
  throw new Problem('invalid', MATERIAL_TEXTS.fileOrMaterial)
}

/** What tells a repeat of a call from another that brings something else. */
export const fingerprintOf = (bringing: Bringing): object =>
  'file' in bringing ? { name: bringing.file.filename, file: bringing.fileHash } : { material: bringing.materialId }

/** What a module takes of the library, and what is said of the rest. */
interface TakenMaterials {
  takes(type: MaterialType): boolean
  refusal: Message
}

/** @throws Problem `not_found` where there is no such material, `unsupported_type` for one that is not taken */
export async function openBrought(
  services: Pick<Services, 'clock' | 'database' | 'files'>,
  student: { id: number },
  bringing: Bringing,
  taken: TakenMaterials,
): Promise<BroughtFile> {
  if ('materialId' in bringing) return openMaterial(services, student, bringing.materialId, taken)
  const { file, fileHash } = bringing
  const name = file.filename
  const row = { studentId: student.id, name, fileHash, createdAt: services.clock.now() }
  return {
    ...{ name, title: name, sizeBytes: file.sizeBytes, file },
    findKept: (tx) => touchMaterialOfFile(tx, row),
    readAt: (use) => use(file.path),
  }
}

async function openMaterial(
  { database, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
  materialId: number,
  { takes, refusal }: TakenMaterials,
): Promise<BroughtFile> {
  const material = await requireMaterial(database.queries, student.id, materialId)
  const { id, name, title, fileKey, fileSizeBytes: sizeBytes, contentType } = material
  if (fileKey === null || !takes(contentType)) throw new Problem('unsupported_type', refusal)
  return {
    ...{ name, title: title ?? name, sizeBytes, file: null },
    findKept: (tx) => holdFileOfMaterial(tx, student.id, { id, fileKey }),
    // Deleted meanwhile, its file goes before whoever reads it is through.
    readAt: (use) =>
      files.readAt(fileKey, use).catch((error: unknown) => {
        throw error instanceof FileMissingError ? Problem.notFound() : error
      }),
  }
}
