import { type Message, message } from '@lectern/texts/message'
import { joined } from '../remarks.ts'
import type { Aspects } from './aspects.ts'
import type { Aspect, Criterion, Exam } from './exams.ts'
import type { EssayLanguage, Figures } from './figures.ts'

/** An estimated range of marks, with what each criterion rests on. */
export type EssayScore = {
  readonly scale: string
  readonly low: number
  readonly high: number
  readonly criteria: readonly {
    readonly name: string
    readonly low: number
    readonly high: number
    readonly reason: Message
  }[]
}

/** What the marks of an essay are reckoned from. */
export type Measured = {
  readonly figures: Figures
  readonly aspects: Aspects
  readonly mistakes: number
  readonly expectedWords: number
  readonly language: EssayLanguage
}

/** Half the width of a range, as a share of the scale. */
const HALF_WIDTH = 0.07
/** Aspects at 0 and at 1 stand for these shares of the scale: no essay that can be read is worth nothing. */
const FLOOR = 0.22
const CEILING = 0.97
const FEWEST_WORDS = 20

/** The score of an essay on the scale of `exam`. */
export function scoreEssay(exam: Exam, measured: Measured): EssayScore {
  const { least, step } = exam
  const criteria = exam.criteria.map((criterion) => scoreCriterion(exam, criterion, measured))
  const lows = criteria.map(({ low }) => low)
  const highs = criteria.map(({ high }) => high)
  const total = (marks: readonly number[]): number => {
    const sum = marks.reduce((all, mark) => all + mark, 0)
    const points = exam.total === 'sum' ? sum : toStep(sum / marks.length, least, step)
    return exam.toTotal?.(points) ?? points
  }
  const [low, high] = [total(lows), total(highs)]
  return { scale: exam.scale, low, high, criteria }
}

function scoreCriterion(exam: Exam, criterion: Criterion, measured: Measured) {
  const { least, most, step } = exam
  const { aspects, figures } = measured
  const shares = Object.entries(criterion.shares) as [Aspect, number][]
  const quality = shares.reduce((sum, [aspect, share]) => sum + aspects[aspect] * share, 0)
  const isReadable = figures.distinctLength >= FEWEST_WORDS && figures.sense > 0
  const floor = isReadable
    ? FLOOR
    : FLOOR * Math.min(1, figures.distinctLength / FEWEST_WORDS) * (0.5 + 0.5 * figures.sense)
  const part = isReadable ? floor + (CEILING - floor) * quality : floor
  const half = isReadable ? HALF_WIDTH * (1 + criterion.doubt) : HALF_WIDTH / 2
  const mark = (share: number): number =>
    toStep(least + (most - least) * Math.max(0, Math.min(1, share)), least, step, most)
  const reason = joined(
    'clauses',
    shares.map(([aspect]) => REASONS[aspect](measured)),
  )
  return { name: criterion.name, low: mark(part - half), high: mark(part + half), reason }
}

const toStep = (points: number, least: number, step: number, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most, least + Math.round((points - least) / step) * step)

type Reason = (measured: Measured) => Message

/** What was measured of each aspect. */
const REASONS: Readonly<Record<Aspect, Reason>> = {
  accuracy: ({ language, figures: { length }, mistakes }) =>
    message(`essays.reason_${language}_mistakes`, { count: mistakes, words: length }),
  vocabulary: ({ language, figures: { diversity, rareShare } }) =>
    message(`essays.reason_${language}_vocabulary`, {
      diversity: Math.round(diversity),
      rare: Math.round(rareShare * 100),
    }),
  sentences: ({ language, figures: { meanSentence, complexity } }) =>
    message(`essays.reason_${language}_inTen`, { mean: Math.round(meanSentence), count: Math.round(complexity * 10) }),
  cohesion: ({ language, figures: { paragraphs, linkerKinds } }) =>
    message(`essays.reason_${language}_cohesion`, { paragraphs, linkers: linkerKinds }),
  development: ({ language, figures: { length, support }, expectedWords }) =>
    message(`essays.reason_${language}_development`, { words: length, expected: expectedWords, support }),
  relevance: () => message('essays.reason_relevance'),
}
