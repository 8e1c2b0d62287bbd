import type { MaterialSource } from '@lectern/domain/documents'
import type { Moment } from '@lectern/domain/materials/moments'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { requireStorageRoom } from '../files/require-storage-room.ts'
import type { ReadText } from './document-reader.ts'
import { hashOfText, insertMaterial, touchMaterial } from './material-store.ts'
import type { PageWords } from './reading/pictures/recognised-word.ts'

/** What keeping a material stands on. */
export type MaterialServices = Pick<Services, 'database' | 'clock' | 'config' | 'modules'>

/** A text with what it goes by. */
export type NewText = Pick<ReadText, 'name' | 'text' | 'wordCount'>
type NewMaterial = NewText &
  Partial<Pick<ReadText, 'pageStarts' | 'outline'>> & {
    pageWords?: PageWords | null
    moments?: readonly Moment[] | null
    /** When it was brought; now unless set. */
    createdAt?: Date
  }

/**
 * Keeps the text of a document, so that the student can use it again in any module. A text that is kept already is not
 * kept twice: it takes the name it came with now. Null where nothing could be read.
 * @throws Problem `storage_full`
 */
export async function keepMaterial(
  services: MaterialServices,
  student: { id: number },
  document: NewMaterial,
  sourceModule: MaterialSource,
): Promise<number | null> {
  return services.database.transaction((tx) => keepMaterialIn(tx, services, student, document, sourceModule))
}

/** `keepMaterial` within a transaction. */
export async function keepMaterialIn(
  tx: Transaction,
  services: Omit<MaterialServices, 'database'>,
  student: { id: number },
  document: NewMaterial,
  sourceModule: MaterialSource,
): Promise<number | null> {
  if (document.wordCount === 0) return null
  const material = materialRow(services, student, document, sourceModule)
  const kept = await touchMaterial(tx, material)
  if (kept !== null) return kept
  await requireStorageRoom(services, tx, student, material.sizeBytes)
  // Where one upload came twice at once, whoever waited for the student's row finds what the first one kept.
  return (await touchMaterial(tx, material)) ?? insertMaterial(tx, material)
}

/**
 * Makes a material of a text that would be stored, and counted, elsewhere, as of when that was; a material with this text has been
 * brought once more, under the name that it has. The caller has locked the student, and does not store or count the text there.
 * @param hasRoom whether there is room for so many bytes where it is new
 * @returns null where there is none
 */
export async function adoptText(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  student: { id: number },
  document: NewText & { createdAt: Date },
  sourceModule: MaterialSource,
  hasRoom: (sizeBytes: number) => Promise<boolean> = async () => true,
): Promise<number | null> {
  const material = materialRow(services, student, document, sourceModule)
  const kept = await touchMaterial(tx, material, { keepsName: true })
  if (kept !== null) return kept
  return (await hasRoom(material.sizeBytes)) ? insertMaterial(tx, material) : null
}

/** A document as it is stored, without its file. */
export const materialRow = (
  { clock }: Pick<Services, 'clock'>,
  student: { id: number },
  {
    name,
    text,
    wordCount,
    pageStarts = [],
    outline = [],
    pageWords = null,
    moments = null,
    createdAt = clock.now(),
  }: NewMaterial,
  sourceModule: MaterialSource,
) => ({
  studentId: student.id,
  name,
  text,
  // Recordings without a transcript have no text in common.
  contentHash: text === '' ? null : hashOfText(text),
  words: wordCount,
  pageStarts: [...pageStarts],
  outline: outline.length > 0 ? [...outline] : null,
  pageWords,
  moments,
  sizeBytes:
    Buffer.byteLength(text) +
    bytesBeside(outline.length > 0 ? outline : null) +
    bytesBeside(pageWords) +
    bytesBeside(moments),
  sourceModule,
  createdAt,
})

/** What is kept beside a text takes: the places of recognised words may be several times that. */
export const bytesBeside = (kept: object | null): number =>
  kept === null ? 0 : Buffer.byteLength(JSON.stringify(kept))
