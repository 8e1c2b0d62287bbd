import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, desc, eq } from 'drizzle-orm'
import type { MadeGround } from '../../module.ts'
import { turnCount } from './sessions/session-store.ts'
import { speakingSessions } from './tables.ts'

/** The talks about a material, the presentations of it and the rounds of its sentences, the newest first. */
export async function listMadeSessions(
  { queries }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const { id, topic, mode, score, startedAt } = speakingSessions
  const rows = await queries
    .select({ id, topic, mode, score, startedAt, turnCount })
    .from(speakingSessions)
    .where(and(eq(speakingSessions.materialId, materialId), eq(speakingSessions.studentId, student.id)))
    .orderBy(desc(id))
    .limit(MOST_MADE_SHOWN)
  return rows.map((row) => ({
    module: 'speaking',
    id: row.id,
    title: row.topic,
    created_at: row.startedAt.toISOString(),
    mode: row.mode,
    turn_count: row.turnCount,
    score: row.score,
  }))
}
