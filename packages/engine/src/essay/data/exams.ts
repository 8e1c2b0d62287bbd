import type { Criterion, Exam, ExamType } from '../exams.ts'

const TOEFL_TOTAL_MOST = 30
const TOEFL_PART_MOST = 5

const language: Criterion['shares'] = { accuracy: 0.5, vocabulary: 0.25, sentences: 0.25 }

/** The scales and the criteria that examiners publish; which figures tell of a criterion, and how surely, is our own. */
export const EXAMS: Readonly<Record<ExamType, Exam>> = {
  DSE: {
    scale: 'Levels 1–5** (6 = 5*, 7 = 5**)',
    least: 0,
    most: 7,
    step: 1,
    total: 'mean',
    expectedWords: 400,
    criteria: [
      {
        name: 'Content',
        shares: { development: 0.6, relevance: 0.25, vocabulary: 0.15 },
        doubt: 0.5,
      },
      { name: 'Language', shares: language, doubt: 0 },
      { name: 'Organisation', shares: { cohesion: 0.7, development: 0.3 }, doubt: 0 },
    ],
  },
  IELTS: {
    scale: 'Bands 0–9',
    least: 0,
    most: 9,
    step: 0.5,
    total: 'mean',
    expectedWords: 250,
    criteria: [
      {
        name: 'Task Response',
        shares: { development: 0.6, relevance: 0.3, cohesion: 0.1 },
        doubt: 0.5,
      },
      {
        name: 'Coherence and Cohesion',
        shares: { cohesion: 0.8, sentences: 0.2 },
        doubt: 0,
      },
      { name: 'Lexical Resource', shares: { vocabulary: 0.7, accuracy: 0.3 }, doubt: 0 },
      {
        name: 'Grammatical Range and Accuracy',
        shares: { accuracy: 0.6, sentences: 0.4 },
        doubt: 0,
      },
    ],
  },
  TOEFL: {
    scale: '0–30, criteria 0–5',
    least: 0,
    most: TOEFL_PART_MOST,
    step: 0.5,
    total: 'mean',
    toTotal: (points) => Math.round((points / TOEFL_PART_MOST) * TOEFL_TOTAL_MOST),
    expectedWords: 250,
    criteria: [
      { name: 'Development', shares: { development: 0.7, relevance: 0.3 }, doubt: 0.3 },
      { name: 'Organisation', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
      { name: 'Language Use', shares: language, doubt: 0 },
    ],
  },
  GRE: {
    scale: '0–6',
    least: 0,
    most: 6,
    step: 0.5,
    total: 'mean',
    expectedWords: 400,
    criteria: [
      {
        name: 'Position and Analysis',
        shares: { development: 0.6, sentences: 0.2, relevance: 0.2 },
        doubt: 0.5,
      },
      {
        name: 'Development and Support',
        shares: { development: 0.8, vocabulary: 0.2 },
        doubt: 0.3,
      },
      { name: 'Organisation', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
      { name: 'Language', shares: language, doubt: 0 },
    ],
  },
  SAT: {
    scale: '3 × 2–8',
    least: 2,
    most: 8,
    step: 1,
    total: 'sum',
    expectedWords: 400,
    criteria: [
      { name: 'Reading', shares: { relevance: 0.5, development: 0.5 }, doubt: 1 },
      { name: 'Analysis', shares: { development: 0.7, cohesion: 0.3 }, doubt: 0.6 },
      { name: 'Writing', shares: { ...language, accuracy: 0.4, cohesion: 0.1 }, doubt: 0 },
    ],
  },
  Other: {
    scale: '0–100',
    least: 0,
    most: 100,
    step: 5,
    total: 'mean',
    expectedWords: 250,
    criteria: [
      { name: 'Content', shares: { development: 0.7, relevance: 0.3 }, doubt: 0.5 },
      { name: 'Language', shares: language, doubt: 0 },
      { name: 'Organisation', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
    ],
  },
}

/** The DSE's Chinese paper, which has criteria of its own. */
export const DSE_CHINESE: Exam = {
  ...EXAMS.DSE,
  expectedWords: 650,
  criteria: [
    { name: '内容', shares: { development: 0.7, relevance: 0.3 }, doubt: 0.5 },
    { name: '表达', shares: { vocabulary: 0.5, sentences: 0.3, accuracy: 0.2 }, doubt: 0.3 },
    { name: '结构', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
    { name: '标点字形', shares: { accuracy: 1 }, doubt: 0 },
  ],
}
