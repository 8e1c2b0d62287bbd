import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { EXAM_SCALES, maximumScore } from '@lectern/domain/writing'
import type { MadeGround } from '../../module.ts'
import { selectEssaysOf, titleOf } from './store.ts'

/** The graded essays that are a material, or were read from it, drafts included, the newest first. */
export async function listMadeEssays(
  { queries }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const rows = await selectEssaysOf(queries, student.id, materialId, MOST_MADE_SHOWN)
  return rows.map(({ id, createdAt, examType, score, ...row }) => ({
    module: 'writing',
    id,
    title: titleOf(row),
    created_at: createdAt.toISOString(),
    score,
    score_maximum: maximumScore(EXAM_SCALES[examType]),
  }))
}
