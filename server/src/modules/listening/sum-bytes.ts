import { and, eq, isNotNull, max, ne, not, or, sql, sum } from 'drizzle-orm'
import { isFileOfMaterial } from '../../core/documents/material-reference.ts'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { sumPracticeBytes } from './practices/practice-store.ts'
import { listeningPieces, listeningQuestions, listeningSets } from './tables.ts'

/** Bytes of the student's sets and recordings, and of what is answered and not handed in. */
export const sumListeningBytes = async (queries: Queries, studentId: number): Promise<number> =>
  (await sumSetBytes(queries, studentId)) + (await sumPracticeBytes(queries, studentId))

/** The file that a set keeps: what was uploaded, then its sound. */
const keptKey = sql<string | null>`coalesce(${listeningSets.uploadKey}, ${listeningSets.audioKey})`

/**
 * Bytes of the student's recordings that no material has, of those that may be tried again too, of what was said in them, and
 * of the questions.
 */
async function sumSetBytes(queries: Queries, studentId: number): Promise<number> {
  const isUsed = or(ne(listeningSets.status, 'failed'), isNotNull(listeningSets.retryUntil))
  const isKept = and(eq(listeningSets.studentId, studentId), isUsed)
  const isOwn = and(isNotNull(keptKey), not(isFileOfMaterial(keptKey, listeningSets.studentId)))
  const own = queries
    .select({ sizeBytes: max(listeningSets.sizeBytes).as('size_bytes') })
    .from(listeningSets)
    .where(and(isKept, isOwn))
    .groupBy(keptKey)
    .as('own')
  const [files] = await queries.select({ bytes: sum(own.sizeBytes).mapWith(Number) }).from(own)
  const [sets] = await queries
    .select({ bytes: sumBytes(listeningSets.sentences) })
    .from(listeningSets)
    .where(isKept)
  const { question, options, correctAnswer, explanation } = listeningQuestions
  const [questions] = await queries
    .select({ bytes: sumBytes(question, options, correctAnswer, explanation) })
    .from(listeningQuestions)
    .innerJoin(listeningSets, eq(listeningQuestions.setId, listeningSets.id))
    .where(isKept)
  const [pieces] = await queries
    .select({ bytes: sumBytes(listeningPieces.transcript) })
    .from(listeningPieces)
    .innerJoin(listeningSets, eq(listeningPieces.setId, listeningSets.id))
    .where(isKept)
  return (files?.bytes ?? 0) + (sets?.bytes ?? 0) + (questions?.bytes ?? 0) + (pieces?.bytes ?? 0)
}
