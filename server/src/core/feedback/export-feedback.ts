import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { listFeedbackOf } from './feedback-store.ts'

/** What the student said of items that are gone. */
export async function* exportFeedback(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const said = await listFeedbackOf(database.queries, student.id)
  if (said.length === 0) return
  yield {
    path: 'feedback.json',
    content: said.map(({ kind, words, source, reason, contradiction, returnedCredits, createdAt }) => ({
      ...{ kind, words, source, reason, contradiction },
      credits_returned: returnedCredits,
      created_at: createdAt,
    })),
  }
}
