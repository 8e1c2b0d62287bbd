import type { Module } from '../../module.ts'
import { begunLectures } from './bookmarks/bookmark-store.ts'
import { eraseLectures } from './erase-lectures.ts'
import { exportLectures } from './export-lectures.ts'
import { findLectures } from './find-lectures.ts'
import { lectureJob, pagesAgainJob } from './jobs.ts'
import { listNeededFiles, sumLectureBytes } from './lecture-store.ts'
import { listMadeLectures } from './list-made.ts'
import { lectureFeedback } from './part-feedback.ts'
import { bringEarlierLectures } from './processing/bring-earlier-lectures.ts'
import { explainLecture } from './processing/explain-lecture.ts'
import { explainPagesAgain, giveAgainUp } from './processing/explain-pages-again.ts'
import { giveLectureUp } from './processing/fail-lecture.ts'
import { forgetFailedLectures } from './processing/forget-failed-lectures.ts'
import { lectureRoutes } from './routes.ts'
import { unfinishedLectures } from './unfinished-lectures.ts'

const FORGET_EVERY_SECONDS = 3600
const BRING_EVERY_SECONDS = 60

/** Owns lectures: PDFs that are explained section by section, by a job that outlives the request and the process. */
export const lecture: Module = {
  id: 'lecture',
  routes: lectureRoutes,
  work(services) {
    services.queue.register(lectureJob, {
      run: (job) => explainLecture(services, job),
      giveUp: (job) => giveLectureUp(services, job),
    })
    services.queue.register(pagesAgainJob, {
      run: (job) => explainPagesAgain(services, job),
      giveUp: (job) => giveAgainUp(services, job),
    })
    services.queue.repeat('lecture.forget-failed', FORGET_EVERY_SECONDS, () => forgetFailedLectures(services))
    services.queue.repeat('lecture.bring-earlier', BRING_EVERY_SECONDS, (signal) =>
      bringEarlierLectures(services, signal),
    )
  },
  eraseStudent: eraseLectures,
  exportStudent: exportLectures,
  neededFiles: listNeededFiles,
  madeOf: listMadeLectures,
  storageBytes: sumLectureBytes,
  begunWork: begunLectures,
  unfinishedWork: unfinishedLectures,
  feedback: lectureFeedback,
  find: findLectures,
}
