import { WORD_LIMIT } from '@lectern/domain/content'
import { countWords } from '@lectern/domain/words'
import type { NewText } from '../../../core/documents/keep-material.ts'
import { isTextOfMaterial } from '../../../core/documents/material-store.ts'
import { tidyText } from '../../../core/documents/reading/tidy-text.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { NewSetRow } from './set-store.ts'

type Texted = Pick<
  NewSetRow,
  'studentId' | 'title' | 'documentName' | 'documentContent' | 'materialId' | 'isMaterialGone'
>

/**
 * Where the text of a set stands from now on: with the material that holds it, which `keep` makes where none is named. A text
 * that is only part of the material named, that has no word or too many, that is not kept, or whose
 * material was deleted, stays the set's own.
 */
export async function settleText(
  tx: Transaction,
  { studentId, title, documentName, documentContent, materialId = null, isMaterialGone }: Texted,
  keep: (document: NewText) => Promise<number | null>,
): Promise<Required<Pick<NewSetRow, 'documentContent' | 'materialId'>>> {
  const own = { documentContent, materialId }
  const text = tidyText(documentContent)
  if (text === '' || isMaterialGone) return own
  const withMaterial = (id: number) => ({ documentContent: '', materialId: id })
  if (materialId !== null)
    return (await isTextOfMaterial(tx, studentId, materialId, text)) ? withMaterial(materialId) : own
  const wordCount = countWords(text)
  if (wordCount === 0 || wordCount > WORD_LIMIT) return own
  const kept = await keep({ name: documentName || title, text, wordCount })
  return kept === null ? own : withMaterial(kept)
}
