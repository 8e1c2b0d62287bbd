import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, arrayContains, desc, eq, inArray, or } from 'drizzle-orm'
import type { MadeGround } from '../../module.ts'
import { setFigures } from './set-store.ts'
import { examQuestions, examSets } from './tables.ts'

/** The exams that were made from a material, alone or with others, the newest first. */
export async function listMadeExams(
  { queries }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const { questionCount, attemptCount, bestScore } = setFigures
  // One that was kept before its documents were tells of them by its questions alone.
  const asking = queries
    .select({ id: examQuestions.setId })
    .from(examQuestions)
    .where(eq(examQuestions.materialId, materialId))
  const isMade = or(
    eq(examSets.materialId, materialId),
    arrayContains(examSets.otherMaterialIds, [materialId]),
    inArray(examSets.id, asking),
  )
  const rows = await queries
    .select({
      id: examSets.id,
      title: examSets.title,
      createdAt: examSets.createdAt,
      questionCount,
      attemptCount,
      bestScore,
    })
    .from(examSets)
    .where(and(isMade, eq(examSets.studentId, student.id)))
    .orderBy(desc(examSets.id))
    .limit(MOST_MADE_SHOWN)
  return rows.map(({ createdAt, ...row }) => ({
    module: 'exam',
    id: row.id,
    title: row.title,
    created_at: createdAt.toISOString(),
    question_count: row.questionCount,
    attempt_count: row.attemptCount,
    best_score: row.bestScore,
  }))
}
