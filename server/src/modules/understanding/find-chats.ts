import { and, eq, sql } from 'drizzle-orm'
import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import { containing } from '../../platform/database/rows.ts'
import type { Services } from '../../services.ts'
import { chatSessions } from './tables.ts'

const said = sql`coalesce((select string_agg(one ->> 'content', ' ') from jsonb_array_elements(${chatSessions.messages}) as one), '')`

/** Chats in whose messages or notes `search` stands. */
export async function findChats(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { id, title, notesContent, studentId } = chatSessions
  const text = sql`${said} || ' ' || ${notesContent}`
  const where = and(eq(studentId, student.id), containing(search, title, said, notesContent))
  return findNewest(queries, 'chat', search, { table: chatSessions, id, title, text, where })
}
