import type { ExamQuestion, ExamSet } from '@lectern/contract/exam'

const about = { explanation: 'Because.', source: null }
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
  question_count: 2,
  latest_score: null,
  attempt_count: 0,
  created_at: '2026-11-20T12:00:00Z',
  questions: [CHOICE, SHORT],
}
