/** Exams whose scales essays are estimated on. */
export type ExamType = 'DSE' | 'IELTS' | 'TOEFL' | 'GRE' | 'SAT' | 'Other'

/** What can be measured of an essay, each from 0 (weak) to 1 (strong). */
export type Aspect = 'accuracy' | 'vocabulary' | 'sentences' | 'cohesion' | 'development' | 'relevance'

export type Criterion = {
  readonly name: string
  /** How much each aspect tells of it; the shares add up to 1. */
  readonly shares: Partial<Readonly<Record<Aspect, number>>>
  /** How much wider the range is, because the built-in engine sees less of this criterion. */
  readonly doubt: number
}

export type Exam = {
  /** The scale of the whole as the exam names it. */
  readonly scale: string
  /** The scale of each criterion, and the step between two marks. */
  readonly least: number
  readonly most: number
  readonly step: number
  /** Whole marks from the criteria's: their mean, or their sum; `toTotal` puts it on the whole's scale. */
  readonly total: 'mean' | 'sum'
  readonly toTotal?: (points: number) => number
  /** Words that an essay of this exam is expected to have. */
  readonly expectedWords: number
  readonly criteria: readonly Criterion[]
}
