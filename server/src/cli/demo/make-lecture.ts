import { randomUUID } from 'node:crypto'
import { lectureJob } from '../../modules/lecture/jobs.ts'
import { requireLecture } from '../../modules/lecture/lecture-store.ts'
import { explainLecture } from '../../modules/lecture/processing/explain-lecture.ts'
import { uploadLecture } from '../../modules/lecture/upload-lecture.ts'
import { bringFiles } from './bring-files.ts'
import type { DatedServices } from './dated-services.ts'
import { drawSlides, type Slide } from './draw-slides.ts'
import { LECTURE } from './heard-material.ts'
import { ownJobs } from './own-jobs.ts'

/** A lecture of slides, explained by the engine. @returns the id of its material */
export async function makeLecture(dated: DatedServices, student: { id: number }): Promise<number> {
  const { services } = dated
  const { lectureId, jobId } = await beginLecture(dated, student, LECTURE)
  const { job } = ownJobs(services.queue, lectureJob)
  await explainLecture(services, job(jobId, { lectureId, studentId: student.id }))
  const { materialId } = await requireLecture(services.database.queries, student.id, lectureId)
  if (materialId === null) throw new Error(`'${LECTURE.title}' came to no material`)
  return materialId
}

/** Brings slides to be explained by this process, and by no worker meanwhile. */
export async function beginLecture(
  { services }: DatedServices,
  student: { id: number },
  { title, slides }: { title: string; slides: readonly Slide[] },
): Promise<{ lectureId: number; jobId: string }> {
  const { queue } = ownJobs(services.queue, lectureJob)
  const pdf_file = { filename: `${title}.pdf`, bytes: drawSlides(slides) }
  const { lecture_id: lectureId } = await bringFiles(services, { pdf_file }, (files) =>
    uploadLecture({ ...services, queue }, student, { title, ...files }, randomUUID()),
  )
  const { jobId } = await requireLecture(services.database.queries, student.id, lectureId)
  return { lectureId, jobId }
}
