import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, desc, eq } from 'drizzle-orm'
import type { MadeGround } from '../../module.ts'
import { notes } from './tables.ts'

/** The notes that were made from a material, the newest first. */
export async function listMadeNotes(
  { queries }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const rows = await queries
    .select({ id: notes.id, title: notes.title, createdAt: notes.createdAt, words: notes.words })
    .from(notes)
    .where(and(eq(notes.materialId, materialId), eq(notes.studentId, student.id)))
    .orderBy(desc(notes.id))
    .limit(MOST_MADE_SHOWN)
  return rows.map(({ createdAt, words, ...row }) => ({
    module: 'notes',
    ...row,
    created_at: createdAt.toISOString(),
    word_count: words,
  }))
}
