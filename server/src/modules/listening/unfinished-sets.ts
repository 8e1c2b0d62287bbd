import type { WorkStatus } from '@lectern/contract/work/unfinished'
import { type SQL, sql } from 'drizzle-orm'
import { type UnfinishedWork, workColumns } from '../../core/unfinished/unfinished-work.ts'
import { areUnfinished } from './set-store.ts'
import { listeningPieces, listeningSets } from './tables.ts'

const { id, title, status, createdAt } = listeningSets
const ofItsPieces = (figure: SQL) =>
  sql<number>`(select ${figure} from ${listeningPieces} where ${listeningPieces.setId} = ${id})`

/** Recordings that are worked on, with how many of their pieces have been heard, and those that failed. */
export const unfinishedSets: UnfinishedWork = (queries, studentId) =>
  queries
    .select(
      workColumns('listening', {
        id,
        title,
        status: sql<WorkStatus>`case ${status} when 'failed' then 'failed' else 'under_way' end`,
        done: ofItsPieces(sql`count(${listeningPieces.transcript})`),
        total: sql`case ${status} when 'processing' then ${ofItsPieces(sql`count(*)`)} end`,
        since: createdAt,
      }),
    )
    .from(listeningSets)
    .where(areUnfinished(studentId))
