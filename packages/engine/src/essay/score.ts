import { inScript, type Script } from '../zh/simplified.ts'
import type { Aspects } from './aspects.ts'
import type { Aspect, Criterion, Exam } from './exams.ts'
import type { Figures } from './figures.ts'

/** An estimated range of marks, with what each criterion rests on. `label` is for reading: 'IELTS 6.0–7.0 (estimate)'. */
export type EssayScore = {
  readonly scale: string
  readonly low: number
  readonly high: number
  readonly label: string
  readonly criteria: readonly {
    readonly name: string
    readonly low: number
    readonly high: number
    readonly reason: string
  }[]
}

/** What the marks of an essay are reckoned from. */
export type Measured = {
  readonly figures: Figures
  readonly aspects: Aspects
  readonly mistakes: number
  readonly expectedWords: number
  /** The script to write in, or null for English. */
  readonly script: Script | null
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
  return { scale: exam.scale, low, high, label: labelOf(exam, low, high, measured.script), criteria }
}

function labelOf(exam: Exam, low: number, high: number, script: Script | null): string {
  const write =
    exam.write ?? ((points: number) => (exam.step === 0.5 && !exam.toTotal ? points.toFixed(1) : String(points)))
  const range = low === high ? write(low) : `${write(low)}–${write(high)}`
  const estimate = script ? inScript('（估计）', script) : ' (estimate)'
  return `${exam.label} ${range}${estimate}`
}

function scoreCriterion(exam: Exam, criterion: Criterion, measured: Measured) {
  const { least, most, step } = exam
  const { aspects, figures, script } = measured
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
  const name = script ? inScript(criterion.chineseName, script) : criterion.name
  const reason = shares.map(([aspect]) => reasonOf(aspect, measured)).join(script ? '；' : '; ')
  return { name, low: mark(part - half), high: mark(part + half), reason }
}

const toStep = (points: number, least: number, step: number, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most, least + Math.round((points - least) / step) * step)

/** What was measured of an aspect, in words. */
function reasonOf(aspect: Aspect, { figures, mistakes, expectedWords, script }: Measured): string {
  const { length, diversity, rareShare, complexity, linkerKinds, paragraphs, support, meanSentence } = figures
  const aHundred = length > 0 ? ((mistakes / length) * 100).toFixed(1) : '0'
  const english: Record<Aspect, string> = {
    accuracy: `${aHundred} mistakes found in 100 words`,
    vocabulary: `variety of words ${Math.round(diversity)} (MTLD), ${Math.round(rareShare * 100)}% beyond the 3,000 most frequent`,
    sentences: `${meanSentence.toFixed(1)} words and ${complexity.toFixed(1)} subordinate clauses a sentence`,
    cohesion: `${plural(paragraphs, 'paragraph')}, ${plural(linkerKinds, 'different linking phrase')}`,
    development: `${length} of about ${expectedWords} words, ${plural(support, 'word')} that give${support === 1 ? 's' : ''} reasons or examples`,
    relevance: 'how far the topic is taken up is seen by its words only',
  }
  if (!script) return english[aspect]
  const chinese: Record<Aspect, string> = {
    accuracy: `每百字约有${aHundred}处错误`,
    vocabulary: `用词变化度为${Math.round(diversity)}（MTLD），成语和熟语占${Math.round(rareShare * 100)}%`,
    sentences: `平均每句${Math.round(meanSentence)}字，每句用成语${complexity.toFixed(1)}个`,
    cohesion: `共${paragraphs}段，用了${linkerKinds}种关联词语`,
    development: `全文${length}字（约需${expectedWords}字），说明理由或举例的词语有${support}个`,
    relevance: '是否切题只能从用词判断',
  }
  return inScript(chinese[aspect], script)
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
