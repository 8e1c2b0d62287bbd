import { giveTranscript } from '../../../core/documents/materials/give-transcript.ts'
import {
  type KeepReadFileServices,
  keepReadFile,
  type StoredFile,
} from '../../../core/documents/materials/keep-read-file.ts'
import { discardFile } from '../../../core/files/keep-file.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SetRow } from '../set-store.ts'
import { type Sentence, tidyTranscript } from './split-sentences.ts'

/**
 * Keeps a recording among the materials, its sound with what was said in it, unless its student has deleted the one that the set
 * named. One that the set names is given its text, where it has none yet.
 * @param createdAt when it was brought; now unless given
 * @returns what the set refers to from now on, where that changes
 */
export async function keepRecordingMaterial(
  tx: Transaction,
  services: KeepReadFileServices,
  { studentId, materialId, isMaterialGone, filename: name, contentType }: SetRow,
  sound: StoredFile,
  sentences: readonly Sentence[],
  createdAt?: Date,
): Promise<Partial<Pick<SetRow, 'materialId' | 'audioKey' | 'sizeBytes'>>> {
  if (isMaterialGone) return {}
  const document = { name, contentType, createdAt, ...tidyTranscript(sentences) }
  if (materialId !== null) {
    await giveTranscript(tx, services, { id: studentId }, materialId, document)
    return {}
  }
  const kept = await keepReadFile(tx, services, { id: studentId }, document, sound, 'listening')
  if (!kept) return {}
  if (kept.fileKey !== sound.fileKey) await discardFile(services, tx, sound.fileKey)
  return { materialId: kept.id, audioKey: kept.fileKey, sizeBytes: kept.fileSizeBytes }
}
