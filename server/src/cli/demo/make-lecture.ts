import { randomUUID } from 'node:crypto'
import { lectureJob } from '../../modules/lecture/jobs.ts'
import { requireLecture } from '../../modules/lecture/lecture-store.ts'
import { explainLecture } from '../../modules/lecture/processing/explain-lecture.ts'
import { uploadLecture } from '../../modules/lecture/upload-lecture.ts'
import { bringFiles } from './bring-files.ts'
import type { DatedServices } from './dated-services.ts'
import { drawSlides } from './draw-slides.ts'
import { LECTURE } from './heard-material.ts'
import { ownJobs } from './own-jobs.ts'

/** A lecture of slides, explained by the engine. */
export async function makeLecture({ services }: DatedServices, student: { id: number }): Promise<void> {
  const { queue, job } = ownJobs(services.queue, lectureJob)
  const { title, slides } = LECTURE
  const pdf_file = { filename: `${title}.pdf`, bytes: drawSlides(slides) }
  const { lecture_id: lectureId } = await bringFiles(services, { pdf_file }, (files) =>
    uploadLecture({ ...services, queue }, student, { title, ...files }, randomUUID()),
  )
  const { jobId } = await requireLecture(services.database.queries, student.id, lectureId)
  await explainLecture(services, job(jobId, { lectureId, studentId: student.id }))
}
