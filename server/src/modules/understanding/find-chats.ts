import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import type { Services } from '../../services.ts'
import { matchingChats } from './sessions/session-store.ts'
import { chatSessions } from './tables.ts'

/** Chats in whose messages or notes `search` stands. */
export async function findChats(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { id, title, notesContent } = chatSessions
  const where = matchingChats(student.id, search)
  return findNewest(queries, 'chat', search, { table: chatSessions, id, title, text: notesContent, where })
}
