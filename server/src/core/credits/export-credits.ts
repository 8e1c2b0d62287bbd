import type { Transaction } from '@lectern/contract/credits'
import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { presentEntry } from './present-entry.ts'

/** What the student gained and spent, newest first. */
export async function* exportCredits(
  { credits, database }: Pick<Services, 'credits' | 'database'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const transactions: Transaction[] = []
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const listed = await credits.listTransactions(database.queries, student.id, page)
    transactions.push(...listed.transactions.map((entry) => presentEntry(entry, speaker.in(student.language))))
    hasNext = listed.pagination.has_next
  }
  yield { path: 'transactions.json', content: transactions }
}
