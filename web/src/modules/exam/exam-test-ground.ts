import type { ExamGeneration, ExamQuestion, ExamSession, ExamSet } from '@lectern/contract/exam/shapes'

const about = { explanation: 'Because.', source: null, material_id: null }
export const CHOICE: ExamQuestion = {
  ...about,
  id: 1,
  type: 'mcq',
  question: 'Which one?',
  options: ['one', 'two', 'three', 'four'],
  correct_answer: 'two',
}
export const SHORT: ExamQuestion = {
  ...about,
  id: 2,
  type: 'short',
  question: 'What releases energy?',
  options: [],
  correct_answer: 'The mitochondrion',
  source: 'A mitochondrion releases energy.',
}
export const EXAM: ExamSet = {
  id: 5,
  title: 'Cells 細胞',
  generated_by: 'content',
  language: 'auto',
  made_by: 'model',
  is_sampled: false,
  material_id: null,
  question_count: 2,
  latest_score: null,
  attempt_count: 0,
  generation_id: '5a1d5d0e-7d0a-4c1e-9a53-1c2f2b6f8a11',
  created_at: '2026-11-20T12:00:00Z',
  questions: [CHOICE, SHORT],
}

/** Its practice, of which nothing is kept yet. */
export const RUNNING: ExamSession = {
  session_id: 9,
  exam_set_id: 5,
  score: 0,
  correct_count: 0,
  total_questions: 2,
  is_retest: false,
  started_at: '2026-11-20T12:00:00Z',
  ended_at: null,
  exam_set: EXAM,
  questions: [CHOICE, SHORT],
  results: [],
  practice: null,
}

/** It makes `EXAM`. */
export const GENERATION: ExamGeneration = {
  id: '5a1d5d0e-7d0a-4c1e-9a53-1c2f2b6f8a11',
  status: 'generating',
  title: 'Cells 細胞',
  question_count: 12,
  failure: null,
  credit_cost: 4,
  created_at: '2026-11-20T11:59:00Z',
}
