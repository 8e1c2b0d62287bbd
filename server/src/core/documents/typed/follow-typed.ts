import type { MadeThing } from '@lectern/contract/materials/made-thing'
import type { MaterialSource } from '@lectern/domain/documents'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { hasStorageRoom } from '../../files/require-storage-room.ts'
import { materialRow } from '../keep-material.ts'
import { replaceText } from '../material-files.ts'
import { findMaterialOfText, hashOfText } from '../material-store.ts'
import { tidyText } from '../reading/tidy-text.ts'
import { materials } from '../tables.ts'
import { adoptTyped, type TypedServices } from './adopt-typed.ts'
import { readTyped, type TypedText } from './read-typed.ts'

/** A text as it was before it was written on, and the material that it is, or was read from. */
export interface EarlierText {
  materialId: number
  text: string
  /** Whether it is kept elsewhere as it was, and counted there from now on. */
  isKept: boolean
}

/** The material of a text that was written on. */
export interface Followed {
  /** Null where it has been deleted, or there is no room for one of its own. */
  materialId: number | null
  /** Whether it says something else since. */
  isChanged: boolean
  isGone: boolean
}

const GONE: Followed = { materialId: null, isChanged: false, isGone: true }

/**
 * Says which material a typed text is that was written on. Where the material was the earlier text and nothing else was made of it, it
 * becomes the later one under the name that it has, and is to be indexed anew; where something was, the later text is a material of its
 * own. What was read from a document goes on naming that, whatever was written around it; where the earlier one has been deleted, the later
 * text is none in its place. The caller locks rows that name materials only after this.
 * @param isOwn whether a thing that was made of the earlier text is what goes on with it
 */
export async function followTyped(
  tx: Transaction,
  services: TypedServices,
  student: { id: number },
  typed: TypedText,
  earlier: EarlierText,
  sourceModule: MaterialSource,
  isOwn: (thing: MadeThing) => boolean,
): Promise<Followed> {
  if (!(await holdStudent(tx, student.id))) return GONE
  const before = await lockText(tx, student.id, earlier.materialId)
  if (!before) return GONE
  const unchanged = { materialId: before.id, isChanged: false, isGone: false }
  const document = readTyped(typed)
  const isEarlier = before.fileKey === null && before.contentHash === hashOfText(tidyText(earlier.text))
  if (!document || !isEarlier || before.sourceModule !== sourceModule) return unchanged
  const contentHash = hashOfText(document.text)
  const isThere = (await findMaterialOfText(tx, { studentId: student.id, contentHash })) !== null
  if (isThere || (await isElseMade(tx, services, student, before.id, isOwn)))
    return { ...unchanged, materialId: await adoptTyped(tx, services, student, typed, sourceModule) }
  const { createdAt = services.clock.now(), countedBytes = 0 } = typed
  const latest = createdAt > before.createdAt ? createdAt : before.createdAt
  const row = materialRow(services, student, { ...document, name: before.name, createdAt: latest }, sourceModule)
  const moreBytes = row.sizeBytes - countedBytes - (earlier.isKept ? 0 : before.sizeBytes)
  if (moreBytes > 0 && !(await hasStorageRoom(services, tx, student, moreBytes))) return unchanged
  await replaceText(tx, before.id, row)
  return { ...unchanged, isChanged: true }
}

/** Whoever makes something of it waits until `tx` ends; what was begun before is seen by what reads after this. */
async function lockText(tx: Transaction, studentId: number, materialId: number) {
  const { id, name, fileKey, contentHash, sizeBytes, sourceModule, createdAt } = materials
  const [row] = await tx
    .select({ id, name, fileKey, contentHash, sizeBytes, sourceModule, createdAt })
    .from(materials)
    .where(and(eq(id, materialId), eq(materials.studentId, studentId)))
    .for('update')
  return row ?? null
}

async function isElseMade(
  tx: Transaction,
  { modules }: TypedServices,
  student: { id: number },
  materialId: number,
  isOwn: (thing: MadeThing) => boolean,
): Promise<boolean> {
  for (const { madeOf } of modules) {
    const made = (await madeOf?.(tx, student, materialId)) ?? []
    if (made.some((thing) => !isOwn(thing))) return true
  }
  return false
}
