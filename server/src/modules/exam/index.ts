import type { Module } from '../../module.ts'
import { examScores } from './exam-scores.ts'
import { exportExams } from './export-exams.ts'
import { findExams } from './find-exams.ts'
import { forgetOldGenerations } from './generations/forget-old-generations.ts'
import { unfinishedExams } from './generations/unfinished-exams.ts'
import { listMadeExams } from './list-made.ts'
import { questionFeedback } from './question-feedback.ts'
import { examReviewSource } from './review-source.ts'
import { examRoutes } from './routes.ts'
import { sampleExam } from './sample-exam.ts'
import { begunPractices } from './sessions/practice-store.ts'
import { examSharing } from './share-exam.ts'
import { sumExamBytes } from './sum-bytes.ts'

const FORGET_EVERY_SECONDS = 3600

/** Owns exams: making ten to thirty questions, keeping them, practising them, marking what was answered. */
export const exam: Module = {
  id: 'exam',
  routes: examRoutes,
  work(services) {
    services.queue.repeat('exam.forget-old-generations', FORGET_EVERY_SECONDS, () => forgetOldGenerations(services))
  },
  exportStudent: exportExams,
  storageBytes: sumExamBytes,
  unfinishedWork: unfinishedExams,
  begunWork: begunPractices,
  madeOf: listMadeExams,
  reviewSource: examReviewSource,
  feedback: questionFeedback,
  scores: examScores,
  sharing: examSharing,
  sample: sampleExam,
  find: findExams,
}
