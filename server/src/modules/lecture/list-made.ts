import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { and, desc, eq } from 'drizzle-orm'
import type { MadeGround } from '../../module.ts'
import { lectures } from './tables.ts'

/** The lectures that explain a material, the newest first, however far they are. */
export async function listMadeLectures(
  { queries }: MadeGround,
  student: { id: number },
  materialId: number,
): Promise<MadeThing[]> {
  const { id, title, createdAt, status, sectionsDone, sectionCount } = lectures
  const rows = await queries
    .select({ id, title, createdAt, status, sectionsDone, sectionCount })
    .from(lectures)
    .where(and(eq(lectures.materialId, materialId), eq(lectures.studentId, student.id)))
    .orderBy(desc(id))
    .limit(MOST_MADE_SHOWN)
  return rows.map((row) => ({
    module: 'lecture',
    id: row.id,
    title: row.title,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    sections_done: row.sectionsDone,
    section_count: row.sectionCount,
  }))
}
