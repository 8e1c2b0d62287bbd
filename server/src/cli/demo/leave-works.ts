import { randomUUID } from 'node:crypto'
import { Chunk, RunMaterial, type RunSummary } from '@lectern/contract/generation'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { checkNotesContent } from '@lectern/domain/notes'
import { checkContent } from '@lectern/domain/recite'
import { openGeneration } from '../../core/generation/run-calls.ts'
import type { RecognisedText } from '../../core/recognition/recognised-text.ts'
import { lectureJob } from '../../modules/lecture/jobs.ts'
import { giveLectureUp } from '../../modules/lecture/processing/fail-lecture.ts'
import { generateNotes } from '../../modules/notes/generate-notes.ts'
import { ocrJob } from '../../modules/ocr/jobs.ts'
import { requireReading } from '../../modules/ocr/reading-store.ts'
import { recogniseDocument } from '../../modules/ocr/recognise-document.ts'
import { workOnReading } from '../../modules/ocr/work-on-reading.ts'
import { generateCards } from '../../modules/recite/generate-cards.ts'
import type { Services } from '../../services.ts'
import { bringFiles } from './bring-files.ts'
import { bringText } from './bring-text.ts'
import type { DatedServices } from './dated-services.ts'
import { LECTURE } from './heard-material.ts'
import { beginLecture } from './make-lecture.ts'
import { ARTICLE, FAILED_LECTURE, LEFT_NOTES, SCAN } from './material.ts'
import { ownJobs } from './own-jobs.ts'
import type { PicturedSlide } from './picture-slide.ts'
import { scanPictures } from './scan-pictures.ts'

const WITHIN_MS = 10 * 60_000

/** Work that is not at its end: notes that were begun, a lecture that failed, the text of a scan, and cards to choose from. */
export async function leaveWorks(
  dated: DatedServices,
  student: { id: number },
  { on, slides }: { on: (daysAgo: number) => void; slides: readonly PicturedSlide[] },
): Promise<void> {
  on(2)
  await leaveNotes(dated, student)
  await failLecture(dated, student)
  on(1)
  await leaveScan(dated, student, slides)
  await leaveCards(dated, student)
}

/** The text of a scan, which waits to be taken; one of its pages could not be read. */
async function leaveScan(
  { services }: DatedServices,
  student: { id: number },
  slides: readonly PicturedSlide[],
): Promise<void> {
  const { queue, job } = ownJobs(services.queue, ocrJob)
  const own = { ...services, queue, recognition: { ...services.recognition, readPages: readingOf(slides) } }
  const file = { filename: `${SCAN.title}.pdf`, bytes: scanPictures(slides.map(({ picture }) => picture)) }
  const { promise: begun, resolve: begin } = Promise.withResolvers<number>()
  const work = async () => {
    const readingId = await begun
    const { jobId } = await requireReading(services.database.queries, student.id, readingId)
    await workOnReading(own, job(jobId, { readingId }))
  }
  const request = { idempotencyKey: randomUUID(), signal: AbortSignal.timeout(WITHIN_MS) }
  const fields = ocrEndpoints.readDocument.form.fields.parse({ script: 'english' })
  await bringFiles(services, { file }, (files) =>
    Promise.all([
      recogniseDocument(
        own,
        student,
        { ...fields, ...files },
        {
          ...request,
          onEvent: (event) => event.type === 'start' && begin(event.reading_id),
        },
      ),
      work(),
    ]),
  )
}

/** Eyes that know what each slide says, but for one. */
const readingOf =
  (slides: readonly PicturedSlide[]): Services['recognition']['readPages'] =>
  async (_path, indexes, { onPage }) => {
    const read = indexes.map((index) => slides[index]).map(asRecognised)
    for (const [at, index] of indexes.entries()) await onPage?.(index, read[at] ?? null)
    return read
  }

const asRecognised = (slide: PicturedSlide | undefined): RecognisedText | null =>
  slide && slide.number !== SCAN.unread ? { text: slide.text, isFallback: false, madeBy: 'built-in' } : null

/** A lecture that no attempt could finish: it can be tried again. */
async function failLecture(dated: DatedServices, student: { id: number }): Promise<void> {
  const { lectureId, jobId } = await beginLecture(dated, student, FAILED_LECTURE)
  const { job } = ownJobs(dated.services.queue, lectureJob)
  const last = job(jobId, { lectureId, studentId: student.id })
  await giveLectureUp(dated.services, last)
  await dated.services.database.transaction((tx) => last.finish(tx))
}

/** Cards of the article that were made, and wait to be chosen from. */
async function leaveCards(dated: DatedServices, student: { id: number }): Promise<void> {
  const { services } = dated
  const material = RunMaterial.parse({ material_id: await bringText(dated, student, ARTICLE) })
  const run = await openGeneration(services, student, 'recite', material, randomUUID(), checkContent)
  for (const chunk of chunksOf(run, ARTICLE.text)) await generateCards(services, student, chunk, randomUUID())
}

/** Notes of a longer text, of which the first part was made. */
async function leaveNotes({ services }: DatedServices, student: { id: number }): Promise<void> {
  const content = [ARTICLE.text, ...LECTURE.slides.flatMap(({ points }) => points)].join('\n\n')
  const material = RunMaterial.parse({ content, document_name: LEFT_NOTES })
  const run = await openGeneration(services, student, 'notes', material, randomUUID(), checkNotesContent)
  const [first] = chunksOf(run, content)
  if (first) await generateNotes(services, student, first, randomUUID())
}

/** The parts of a run, as the site sends them. */
const chunksOf = ({ generation_id }: RunSummary, text: string): Chunk[] =>
  splitIntoChunks(text).map((content, chunk_index, { length: total_chunks }) =>
    Chunk.parse({ content, chunk_index, total_chunks, generation_id }),
  )
