import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { planSections } from '@lectern/domain/lecture'
import { buildPdf, pageSayingLines } from '../../../test/files/build-pdf.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { Asker } from '../../platform/concurrency/asker.ts'
import type { Model } from '../../platform/model/model.ts'
import type { Task } from '../../platform/model/task.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { LectureJob } from './jobs.ts'
import { requireLecture } from './lecture-store.ts'
import { claimLecture, saveSections } from './processing/work-store.ts'
import type { Explanation, SectionMaterial } from './tasks.ts'
import { uploadLecture } from './upload-lecture.ts'

/** What a page of the test lecture says, about 1,300 characters: three of them make a section. */
export const linesOf = (page: number): string[] =>
  Array.from(
    { length: 18 },
    (_, line) => `Fact ${page}.${line + 1} is that osmosis moves water to the saltier side of a membrane.`,
  )

export const lecturePdf = (pageCount: number): Buffer =>
  buildPdf(Array.from({ length: pageCount }, (_, index) => pageSayingLines(linesOf(index + 1))))

/** An explanation that quotes the first page of its section. */
export const explanationOf = ({ pages }: SectionMaterial): Explanation => {
  const page = pages[0]?.page ?? 0
  const block = { kind: 'text' as const, text: `Page ${page} explained.`, items: [], columns: [], rows: [] }
  return {
    title: `Osmosis from page ${page}`,
    parts: [{ heading: 'Water', blocks: [block], quote: { page, text: linesOf(page)[0] ?? '' } }],
    key_terms: [{ term: 'Osmosis', meaning: 'Water that moves' }],
    questions: [{ question: 'Where does the water go?', answer: 'To the saltier side' }],
  }
}

/** A model that explains by `answer`, and keeps which pages it was asked about. */
export function modelExplaining(answer: (input: SectionMaterial, call: number) => unknown = explanationOf) {
  const asked: number[] = []
  const model: Model = {
    description: { madeBy: 'model', name: 'test' },
    contextTokens: async () => 32_000,
    async run<Input, Output>(task: Task<Input, Output>, input: Input, { signal }: Asker) {
      signal.throwIfAborted()
      const material = input as SectionMaterial
      asked.push(material.pages[0]?.page ?? 0)
      return { output: task.output.parse(await answer(material, asked.length - 1)), madeBy: 'model' as const }
    },
  }
  return { model, asked }
}

/** Uploads a PDF through the use case, as the request does. */
export async function uploadPdf(
  { services }: TestApp,
  student: { id: number },
  { bytes = lecturePdf(7), name = 'Week 3.pdf', title = '', key = null as string | null } = {},
): Promise<number> {
  const path = join(services.config.dataDir, randomUUID())
  await writeFile(path, bytes)
  try {
    const pdf_file = { path, filename: name, sizeBytes: (await readFile(path)).length }
    return (await uploadLecture(services, student, { title, pdf_file }, key)).lecture_id
  } finally {
    await rm(path, { force: true })
  }
}

/** Uploads like `uploadPdf`; a first attempt then reads the PDF and comes no further. */
export async function uploadRead(app: TestApp, student: { id: number }, options?: Parameters<typeof uploadPdf>[2]) {
  const lectureId = await uploadPdf(app, student, options)
  const claim = { lectureId, attempt: 1 }
  const pages = Array.from({ length: 7 }, (_, index) => ({ page: index + 1, text: linesOf(index + 1).join('\n') }))
  await app.services.database.transaction(async (tx) => {
    await claimLecture(tx, claim)
    await saveSections(tx, claim, { totalPages: 7, unreadPages: [], sections: planSections(pages) })
  })
  return lectureId
}

/** A later attempt at a lecture's job, and which of its attempts have ended the job. */
export function attemptAt(
  lectureId: number,
  attempt = 2,
  attemptsBefore = 0,
): RunningJob<LectureJob> & { ends: number[] } {
  const ends: number[] = []
  const { signal } = new AbortController()
  const finish = async () => void ends.push(attempt)
  return { id: randomUUID(), payload: { lectureId, attemptsBefore }, attempt, signal, finish, ends }
}

/** The lecture as it is stored. */
export const rowOf = ({ services }: TestApp, student: { id: number }, lectureId: number) =>
  requireLecture(services.database.queries, student.id, lectureId)
