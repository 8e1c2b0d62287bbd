import { and, eq, inArray, sql } from 'drizzle-orm'
import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import { containing } from '../../platform/database/rows.ts'
import type { Services } from '../../services.ts'
import { matchingSets } from './set-store.ts'
import { examQuestions, examSets } from './tables.ts'

const firstQuestion = sql`coalesce((select ${examQuestions.question} from ${examQuestions}
  where ${examQuestions.setId} = ${examSets.id} order by ${examQuestions.position} limit 1), '')`

/** Exams whose title holds `search`, and questions that do: of these no answer, which a practice may yet ask for. */
export async function findExams(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { question } = examQuestions
  const own = queries.select({ id: examSets.id }).from(examSets).where(eq(examSets.studentId, student.id))
  return [
    ...(await findNewest(queries, 'exam', search, {
      table: examSets,
      id: examSets.id,
      title: examSets.title,
      text: firstQuestion,
      where: matchingSets(student.id, search),
    })),
    ...(await findNewest(queries, 'exam_question', search, {
      table: examQuestions,
      id: examQuestions.id,
      withinId: examQuestions.setId,
      title: question,
      text: question,
      where: and(inArray(examQuestions.setId, own), containing(search, question)),
    })),
  ]
}
