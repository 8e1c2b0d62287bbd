import { STORAGE_FULL } from '@lectern/domain/documents'
import { countWords } from '@lectern/domain/words'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { bringEarlier, type EarlierThing } from '../../../core/documents/materials/bring-earlier.ts'
import type { KeepReadFileServices } from '../../../core/documents/materials/keep-read-file.ts'
import { openTextRecognition } from '../../../core/recognition/text-recognition.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { type LectureRow, requireLecture } from '../lecture-store.ts'
import { lectures } from '../tables.ts'
import { keepLectureMaterial } from './keep-lecture-material.ts'
import { type LectureText, readLecture } from './read-lecture.ts'

type Parts = KeepReadFileServices & Pick<Services, 'database' | 'files' | 'log'>

/** Nothing else is at work on their PDF. */
const areReady = and(eq(lectures.status, 'completed'), isNull(lectures.again))

/** Makes materials of the PDFs that earlier versions kept with lectures, each once, as of the day when it was brought. */
export async function bringEarlierLectures(
  services: Parts,
  signal: AbortSignal,
  openRecognition = openTextRecognition,
): Promise<void> {
  const bring = async (earlier: EarlierThing) => {
    const lecture = await requireLecture(services.database.queries, earlier.studentId, earlier.id)
    // Nobody pays for it: what its pages show in pictures is read by tesseract, whatever else is configured.
    const free = {
      config: { ...services.config, recognition: null },
      recognition: await openRecognition(null, services.log),
    }
    await keepEarlier(services, lecture, await readLecture({ ...services, ...free }, lecture, signal))
  }
  await bringEarlier(services, { table: lectures, areReady, bring }, signal)
}

async function keepEarlier(services: Parts, lecture: LectureRow, read: LectureText): Promise<void> {
  const hasWords = read.texts.some((text) => countWords(text) > 0)
  await services.database.transaction(async (tx) => {
    const kept = await keepLectureMaterial(tx, services, lecture, read, lecture.createdAt)
    if (hasWords && kept.materialId === undefined) throw new Problem('storage_full', STORAGE_FULL)
    const isAsItWas = and(eq(lectures.id, lecture.id), isNotNull(lectures.earlierDueAt), areReady)
    requireRow(
      await tx
        .update(lectures)
        .set({ ...kept, earlierDueAt: null })
        .where(isAsItWas)
        .returning({ id: lectures.id }),
    )
  })
}
