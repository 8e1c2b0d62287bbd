import type { MadeThing } from '@lectern/contract/materials'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, desc, eq } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { setFigures } from './set-store.ts'
import { examSets } from './tables.ts'

/** The exams that were made from a material, the newest first. */
export async function listMadeExams(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const { questionCount, attemptCount, bestScore } = setFigures
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
    .where(and(eq(examSets.materialId, materialId), eq(examSets.studentId, student.id)))
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
