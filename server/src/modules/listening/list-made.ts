import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { MadeGround } from '../../module.ts'
import { questionCount } from './set-store.ts'
import { listeningAttempts, listeningSets } from './tables.ts'

const ofSet = sql`from ${listeningAttempts} where ${listeningAttempts.setId} = ${listeningSets.id}`

/** The sets that were made from a recording, the newest first, however far they are. */
export async function listMadeSets(
  { queries }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const { id, title, createdAt, status } = listeningSets
  const { correctCount, questionCount: asked } = listeningAttempts
  const rows = await queries
    .select({
      ...{ id, title, createdAt, status, questionCount },
      attemptCount: sql`(select count(*) ${ofSet})`.mapWith(Number),
      bestScore: sql<number | null>`(select max(round(100.0 * ${correctCount} / ${asked}))::int ${ofSet})`,
    })
    .from(listeningSets)
    .where(and(eq(listeningSets.materialId, materialId), eq(listeningSets.studentId, student.id)))
    .orderBy(desc(id))
    .limit(MOST_MADE_SHOWN)
  return rows.map((row) => ({
    module: 'listening',
    id: row.id,
    title: row.title,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    question_count: row.questionCount,
    attempt_count: row.attemptCount,
    best_score: row.bestScore,
  }))
}
