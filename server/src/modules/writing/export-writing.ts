import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import { filterPaid } from '../../core/feedback/feedback-store.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { listGradingSizes, selectGradings } from './gradings/grading-store.ts'
import { presentGradedText, presentReport } from './present.ts'
import { listEssaySizes, selectEssays } from './store.ts'
import { presentUnsent } from './unsent/keep-unsent.ts'
import { findUnsent } from './unsent/unsent-store.ts'

/** Every essay with its report, one file an essay; those without one yet, and the one that was not sent. */
export async function* exportWriting(
  { database: { queries } }: Pick<Services, 'database'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const say = speaker.in(student.language)
  for (const ids of batchesOf(await listEssaySizes(queries, student.id))) {
    const essays = await selectEssays(queries, student.id, ids)
    const previousIds = essays.flatMap(({ previousId }) => previousId ?? [])
    const previous = new Map((await selectEssays(queries, student.id, previousIds)).map((essay) => [essay.id, essay]))
    const gradingIds = essays.flatMap(({ gradingId }) => gradingId ?? [])
    const paid = await filterPaid(queries, student.id, gradingIds)
    for (const essay of essays) {
      const { id, previousId, gradingId } = essay
      const about = {
        previous: (previousId !== null && previous.get(previousId)) || null,
        isMade: gradingId !== null && paid.has(gradingId),
      }
      yield { path: `writing/essay-${id}.json`, content: presentReport(essay, about, say) }
    }
  }
  for (const ids of batchesOf(await listGradingSizes(queries, student.id)))
    for (const { isOpen, ...grading } of await selectGradings(queries, student.id, ids))
      yield { path: `writing/grading-${grading.id}.json`, content: presentGradedText(grading, isOpen, say) }
  const unsent = await findUnsent(queries, student.id)
  if (unsent && (unsent.content || unsent.topic || unsent.purpose))
    yield { path: 'writing/unsent.json', content: presentUnsent(unsent) }
}
