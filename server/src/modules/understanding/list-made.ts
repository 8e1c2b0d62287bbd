import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, desc, eq } from 'drizzle-orm'
import type { MadeGround } from '../../module.ts'
import { chatSessions } from './tables.ts'

/** The chats over notes that were read from a material, the newest first. */
export async function listMadeChats(
  { queries }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const { id, title, createdAt, messageCount } = chatSessions
  const rows = await queries
    .select({ id, title, createdAt, messageCount })
    .from(chatSessions)
    .where(and(eq(chatSessions.materialId, materialId), eq(chatSessions.studentId, student.id)))
    .orderBy(desc(id))
    .limit(MOST_MADE_SHOWN)
  return rows.map((row) => ({
    module: 'understanding',
    id: row.id,
    title: row.title,
    created_at: row.createdAt.toISOString(),
    message_count: row.messageCount,
  }))
}
