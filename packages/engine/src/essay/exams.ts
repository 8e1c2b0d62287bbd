/** Exams whose scales essays are estimated on. */
export type ExamType = 'DSE' | 'IELTS' | 'TOEFL' | 'GRE' | 'SAT' | 'Other'

/** What can be measured of an essay, each from 0 (weak) to 1 (strong). */
export type Aspect = 'accuracy' | 'vocabulary' | 'sentences' | 'cohesion' | 'development' | 'relevance'

export type Criterion = {
  readonly name: string
  readonly chineseName: string
  /** How much each aspect tells of it; the shares add up to 1. */
  readonly shares: Partial<Readonly<Record<Aspect, number>>>
  /** How much wider the range is, because the built-in engine sees less of this criterion. */
  readonly doubt: number
}

export type Exam = {
  /** The scale of the whole as the exam names it. */
  readonly scale: string
  readonly label: string
  /** The scale of each criterion, and the step between two marks. */
  readonly least: number
  readonly most: number
  readonly step: number
  /** Whole marks from the criteria's: their mean, or their sum; `toTotal` puts it on the whole's scale. */
  readonly total: 'mean' | 'sum'
  readonly toTotal?: (points: number) => number
  readonly write?: (points: number) => string
  /** Words that an essay of this exam is expected to have. */
  readonly expectedWords: number
  readonly criteria: readonly Criterion[]
}

const DSE_LEVELS = ['U', '1', '2', '3', '4', '5', '5*', '5**']
const TOEFL_TOTAL_MOST = 30
const TOEFL_PART_MOST = 5

const language: Criterion['shares'] = { accuracy: 0.5, vocabulary: 0.25, sentences: 0.25 }

export const EXAMS: Readonly<Record<ExamType, Exam>> = {
  DSE: {
    scale: 'Levels 1–5** (6 = 5*, 7 = 5**)',
    label: 'DSE Level',
    least: 0,
    most: 7,
    step: 1,
    total: 'mean',
    write: (points) => DSE_LEVELS[Math.max(0, Math.min(7, Math.round(points)))] ?? 'U',
    expectedWords: 400,
    criteria: [
      {
        name: 'Content',
        chineseName: '内容',
        shares: { development: 0.6, relevance: 0.25, vocabulary: 0.15 },
        doubt: 0.5,
      },
      { name: 'Language', chineseName: '表达', shares: language, doubt: 0 },
      { name: 'Organisation', chineseName: '结构', shares: { cohesion: 0.7, development: 0.3 }, doubt: 0 },
    ],
  },
  IELTS: {
    scale: 'Bands 0–9',
    label: 'IELTS',
    least: 0,
    most: 9,
    step: 0.5,
    total: 'mean',
    expectedWords: 250,
    criteria: [
      {
        name: 'Task Response',
        chineseName: '任务回应',
        shares: { development: 0.6, relevance: 0.3, cohesion: 0.1 },
        doubt: 0.5,
      },
      {
        name: 'Coherence and Cohesion',
        chineseName: '连贯与衔接',
        shares: { cohesion: 0.8, sentences: 0.2 },
        doubt: 0,
      },
      { name: 'Lexical Resource', chineseName: '词汇', shares: { vocabulary: 0.7, accuracy: 0.3 }, doubt: 0 },
      {
        name: 'Grammatical Range and Accuracy',
        chineseName: '语法',
        shares: { accuracy: 0.6, sentences: 0.4 },
        doubt: 0,
      },
    ],
  },
  TOEFL: {
    scale: '0–30, criteria 0–5',
    label: 'TOEFL writing',
    least: 0,
    most: TOEFL_PART_MOST,
    step: 0.5,
    total: 'mean',
    toTotal: (points) => Math.round((points / TOEFL_PART_MOST) * TOEFL_TOTAL_MOST),
    expectedWords: 250,
    criteria: [
      { name: 'Development', chineseName: '内容发展', shares: { development: 0.7, relevance: 0.3 }, doubt: 0.3 },
      { name: 'Organisation', chineseName: '结构', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
      { name: 'Language Use', chineseName: '语言运用', shares: language, doubt: 0 },
    ],
  },
  GRE: {
    scale: '0–6',
    label: 'GRE Analytical Writing',
    least: 0,
    most: 6,
    step: 0.5,
    total: 'mean',
    expectedWords: 400,
    criteria: [
      {
        name: 'Position and Analysis',
        chineseName: '立场与分析',
        shares: { development: 0.6, sentences: 0.2, relevance: 0.2 },
        doubt: 0.5,
      },
      {
        name: 'Development and Support',
        chineseName: '论据',
        shares: { development: 0.8, vocabulary: 0.2 },
        doubt: 0.3,
      },
      { name: 'Organisation', chineseName: '结构', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
      { name: 'Language', chineseName: '语言', shares: language, doubt: 0 },
    ],
  },
  SAT: {
    scale: '3 × 2–8',
    label: 'SAT essay',
    least: 2,
    most: 8,
    step: 1,
    total: 'sum',
    expectedWords: 400,
    criteria: [
      { name: 'Reading', chineseName: '阅读', shares: { relevance: 0.5, development: 0.5 }, doubt: 1 },
      { name: 'Analysis', chineseName: '分析', shares: { development: 0.7, cohesion: 0.3 }, doubt: 0.6 },
      { name: 'Writing', chineseName: '写作', shares: { ...language, accuracy: 0.4, cohesion: 0.1 }, doubt: 0 },
    ],
  },
  Other: {
    scale: '0–100',
    label: 'Mark',
    least: 0,
    most: 100,
    step: 5,
    total: 'mean',
    expectedWords: 250,
    criteria: [
      { name: 'Content', chineseName: '内容', shares: { development: 0.7, relevance: 0.3 }, doubt: 0.5 },
      { name: 'Language', chineseName: '语言', shares: language, doubt: 0 },
      { name: 'Organisation', chineseName: '结构', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
    ],
  },
}

/** The DSE's Chinese paper, which has criteria of its own. */
export const DSE_CHINESE: Exam = {
  ...EXAMS.DSE,
  label: 'DSE 中文',
  expectedWords: 650,
  criteria: [
    { name: '内容', chineseName: '内容', shares: { development: 0.7, relevance: 0.3 }, doubt: 0.5 },
    { name: '表达', chineseName: '表达', shares: { vocabulary: 0.5, sentences: 0.3, accuracy: 0.2 }, doubt: 0.3 },
    { name: '结构', chineseName: '结构', shares: { cohesion: 0.8, development: 0.2 }, doubt: 0 },
    { name: '标点字形', chineseName: '标点字形', shares: { accuracy: 1 }, doubt: 0 },
  ],
}
