import { suggestTitle } from '@lectern/domain/content'
import { holdOrigin, isTextOfMaterial } from '../../core/documents/material-store.ts'
import { tidyText } from '../../core/documents/reading/tidy-text.ts'
import { adoptTyped, type TypedServices } from '../../core/documents/typed/adopt-typed.ts'
import { followTyped } from '../../core/documents/typed/follow-typed.ts'
import type { TypedText } from '../../core/documents/typed/read-typed.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { countOwnTexts, type EssayRow, findEssay } from './store.ts'

/** An essay that is kept, and what it was read from, as far as that is known. */
export interface BroughtEssay
  extends Pick<EssayRow, 'studentId' | 'content' | 'topic' | 'previousId' | 'materialId' | 'isMaterialGone'>,
    Pick<TypedText, 'createdAt' | 'countedBytes'> {}

type Origin = Pick<EssayRow, 'materialId' | 'isMaterialGone'>

/**
 * Which material an essay is, or was read from: the one that is named; that of the essay which it revises, which becomes the later
 * draft where it was the earlier one and nothing else was made of it; else one that it becomes. One that was deleted is not brought
 * back, neither by this draft nor by those that revise it. The caller locks rows that name materials only after this.
 */
export async function settleEssay(
  tx: Transaction,
  services: TypedServices,
  essay: BroughtEssay,
): Promise<Origin & Pick<EssayRow, 'isTextOfMaterial'>> {
  const origin = await originOf(tx, services, essay)
  const { materialId } = origin
  const isText = materialId !== null && isTextOfMaterial(tx, essay.studentId, materialId, tidyText(essay.content))
  return { ...origin, isTextOfMaterial: await isText }
}

async function originOf(
  tx: Transaction,
  services: TypedServices,
  { studentId, content, topic, previousId, materialId: named, isMaterialGone, createdAt, countedBytes }: BroughtEssay,
): Promise<Origin> {
  const student = { id: studentId }
  if (named !== null) return holdOrigin(tx, studentId, named)
  const previous = previousId === null ? null : await findEssay(tx, studentId, previousId)
  if (isMaterialGone || previous?.isMaterialGone) return { materialId: null, isMaterialGone: true }
  const typed = { text: content, name: suggestTitle('', topic), createdAt, countedBytes }
  if (previous === null || previous.materialId === null)
    return { materialId: await adoptTyped(tx, services, student, typed, 'writing'), isMaterialGone: false }
  const earlier = { materialId: previous.materialId, text: previous.content, isKept: true }
  const isDraft = ({ module }: { module: string }) => module === 'writing'
  const followed = await followTyped(tx, services, student, typed, earlier, 'writing', isDraft)
  const { materialId, isChanged, isGone } = followed
  if (isChanged && materialId !== null) await countOwnTexts(tx, studentId, materialId)
  return { materialId, isMaterialGone: isGone }
}
