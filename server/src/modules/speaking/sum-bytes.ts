import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { speakingSessions, speakingTurns } from './tables.ts'

/** Bytes of what was said in the student's sessions, and of what was answered. */
export async function sumSpeakingBytes(queries: Queries, studentId: number): Promise<number> {
  const isTheirs = eq(speakingSessions.studentId, studentId)
  const { topic, opening, points, sentences, feedback, materialTold } = speakingSessions
  const [sessions] = await queries
    .select({ bytes: sumBytes(topic, opening, points, sentences, feedback, materialTold) })
    .from(speakingSessions)
    .where(isTheirs)
  const [turns] = await queries
    .select({ bytes: sumBytes(speakingTurns.said, speakingTurns.reply, speakingTurns.words) })
    .from(speakingTurns)
    .innerJoin(speakingSessions, eq(speakingTurns.sessionId, speakingSessions.id))
    .where(isTheirs)
  return (sessions?.bytes ?? 0) + (turns?.bytes ?? 0)
}
