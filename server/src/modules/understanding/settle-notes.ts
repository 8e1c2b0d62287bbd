import { normalizeLineEnds } from '@lectern/domain/content'
import { truncateNotes } from '@lectern/domain/understanding'
import { holdOrigin, isTextOfMaterial } from '../../core/documents/material-store.ts'
import { tidyText } from '../../core/documents/reading/tidy-text.ts'
import { adoptTyped, type TypedServices } from '../../core/documents/typed/adopt-typed.ts'
import { followTyped } from '../../core/documents/typed/follow-typed.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { SessionRow } from './sessions/session-store.ts'

/** The notes that a chat is asked about, and what its call says of where they come from. */
export interface BroughtNotes {
  notes: string
  /** What they were read from. Left out, it is what the chat names already, as long as its notes are the same, else they become one. */
  materialId?: number | null
  /** Whether what they were read from has been deleted: then they become none. */
  isMaterialGone: boolean
}

type Origin = Pick<SessionRow, 'materialId' | 'isMaterialGone'>

/**
 * What the notes of a chat are, or were read from, as its next turn is kept: the material that its call names, or that the chat
 * named before, else one that they become; as they are written on, so is that. One that was deleted is not brought back. The caller has
 * locked the student, and locks the chat only after this.
 */
export async function settleNotes(
  tx: Transaction,
  services: TypedServices,
  student: { id: number },
  brought: BroughtNotes,
  kept: SessionRow | null,
): Promise<Origin & Pick<SessionRow, 'areNotesOfMaterial'>> {
  const origin = await originOf(tx, services, student, brought, kept)
  return { ...origin, areNotesOfMaterial: await areMaterial(tx, student, origin.materialId, brought.notes) }
}

async function originOf(
  tx: Transaction,
  services: TypedServices,
  student: { id: number },
  { notes, materialId: named, isMaterialGone }: BroughtNotes,
  kept: SessionRow | null,
): Promise<Origin> {
  const isSame = kept !== null && hasNotes(kept, notes)
  const areCounted = kept !== null && countedBytes(kept) === kept.textBytes
  const typed = { text: notes, name: '', countedBytes: areCounted ? Buffer.byteLength(kept.notesContent) : 0 }
  if (kept && !isSame && kept.materialId !== null && kept.materialId === named) {
    const earlier = { materialId: named, text: kept.notesContent, isKept: false }
    const followed = await followTyped(tx, services, student, typed, earlier, 'understanding', isChat(kept))
    return { materialId: followed.materialId, isMaterialGone: followed.isGone }
  }
  const origin = named === undefined && isSame ? kept.materialId : (named ?? null)
  if (origin !== null) return holdOrigin(tx, student.id, origin)
  const isGone = isMaterialGone || (isSame && kept.isMaterialGone)
  const isTyped = named === undefined && !isGone
  return {
    materialId: isTyped ? await adoptTyped(tx, services, student, typed, 'understanding') : null,
    isMaterialGone: isGone,
  }
}

const isChat =
  (chat: SessionRow) =>
  ({ module, id }: { module: string; id: number }): boolean =>
    module === 'understanding' && id === chat.id

/** Whether the notes of a chat are these, as far as both are kept. */
const hasNotes = ({ notesContent }: SessionRow, notes: string): boolean =>
  truncateNotes(normalizeLineEnds(notesContent)) === truncateNotes(notes)

/** Whether a material is these notes, no more and no less: then it counts them. */
export const areMaterial = async (
  tx: Transaction,
  student: { id: number },
  materialId: number | null,
  notes: string,
): Promise<boolean> =>
  materialId !== null && notes !== '' && (await isTextOfMaterial(tx, student.id, materialId, tidyText(notes)))

/** What of a chat's texts counts against its student's storage, in bytes. */
export const countedBytes = ({
  textBytes,
  notesContent,
  areNotesOfMaterial,
  materialId,
}: Pick<SessionRow, 'textBytes' | 'notesContent' | 'areNotesOfMaterial' | 'materialId'>): number =>
  textBytes - (areNotesOfMaterial && materialId !== null ? Buffer.byteLength(notesContent) : 0)
