import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import { fileEntry } from '../../core/archives/file-entry.ts'
import { filterFilesOfMaterials } from '../../core/documents/material-files.ts'
import { filterPaid } from '../../core/feedback/feedback-store.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { listBookmarks } from './bookmarks/bookmark-store.ts'
import { listLectureSizes, selectCompleted, selectSections } from './lecture-store.ts'
import { presentExplanation } from './present.ts'

/** Every completed lecture with its explanation, and its PDF beside it unless that stands with its material. */
export async function* exportLectures(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const say = speaker.in(student.language)
  for (const ids of batchesOf(await listLectureSizes(queries, student.id))) {
    const lectures = await selectCompleted(queries, student.id, ids)
    const sections = Map.groupBy(await selectSections(queries, ids), ({ lectureId }) => lectureId)
    const bookmarks = new Map((await listBookmarks(queries, ids)).map((bookmark) => [bookmark.lectureId, bookmark]))
    const paid = await filterPaid(
      queries,
      student.id,
      lectures.map(({ holdId }) => holdId),
    )
    const ofMaterials = await filterFilesOfMaterials(
      queries,
      student.id,
      lectures.map(({ fileKey }) => fileKey),
    )
    for (const lecture of lectures) {
      const { id, holdId, fileKey } = lecture
      const about = { sections: sections.get(id) ?? [], bookmark: bookmarks.get(id), isMade: paid.has(holdId) }
      yield { path: `lectures/lecture-${id}.json`, content: presentExplanation({ lecture, ...about }, say) }
      if (!ofMaterials.has(fileKey)) yield* fileEntry(`lectures/lecture-${id}.pdf`, files, fileKey)
    }
  }
}
