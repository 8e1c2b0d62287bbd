import {
  EXAM_SCALES,
  type ExamScale,
  MAX_MISTAKES,
  MAX_SUGGESTIONS,
  type MistakeKind,
  scoreOfShare,
  wholeScore,
} from '@lectern/domain/writing'
import type { EssayFeedback } from '@lectern/engine'
import type { Asker } from '../../platform/concurrency/asker.ts'
import type { Engine } from '../../platform/model/engine/engine.ts'
import type { Told } from '../../speaker.ts'
import type { Grading, Writing } from './grading.ts'

/** Between which marks a criterion lies, each as a share (0 to 1) of what can be reached, and why. */
interface Judged {
  low: number
  high: number
  reason: Told
}

/** How the engine names the scale that it falls back to for a Chinese essay of an exam that is held in English. */
const GENERAL_SCALE = '0–100'

/** What the built-in engine says of an essay: an estimate by rules, within a range. */
export async function gradeByEngine(writing: Writing, engine: Engine, asker: Asker): Promise<Grading> {
  const { content, examType, purpose, topic } = writing
  const { score, mistakes, suggestions, feedback, revised } = await engine.assessEssay(
    content,
    { examType, purpose, topic },
    asker,
  )
  const scale = EXAM_SCALES[examType]
  const judged = judgeCriteria(score, scale)
  return {
    criteria: Object.fromEntries(
      judged.map(({ low, high, reason }, index) => [
        scale.criteria[index]?.id,
        { score: scoreOfShare(scale, (low + high) / 2), comment: reason },
      ]),
    ),
    estimate: {
      low: wholeOf(scale, judged, 'low'),
      high: wholeOf(scale, judged, 'high'),
    },
    mistakes: mistakes.slice(0, MAX_MISTAKES).map((mistake) => quoteMistake(mistake, content)),
    suggestions: suggestions.slice(0, MAX_SUGGESTIONS).map(({ start, end, remark }) => ({
      quote: start === null || end === null ? null : content.slice(start, end),
      ...(start !== null && { start }),
      text: remark,
    })),
    feedback,
    revised,
  }
}

const wholeOf = (scale: ExamScale, judged: readonly Judged[], end: 'low' | 'high'): number =>
  wholeScore(
    scale,
    judged.map((criterion) => scoreOfShare(scale, criterion[end])),
  )

/** The engine's criteria in the order of the exam's. On the general scale they are others: all then get their mean. */
function judgeCriteria({ scale: name, criteria }: EssayFeedback['score'], exam: ExamScale): Judged[] {
  const isGeneral = name === GENERAL_SCALE
  const [least, most] = isGeneral ? [0, 100] : [exam.criterionMinimum, exam.criterionMaximum]
  const shares = criteria.map(({ low, high, reason }) => ({
    low: (low - least) / (most - least),
    high: (high - least) / (most - least),
    reason,
  }))
  const mean = (end: 'low' | 'high') => shares.reduce((sum, criterion) => sum + criterion[end], 0) / shares.length
  const isOwnScale = !isGeneral || exam.criterionMaximum === 100
  return exam.criteria.map((_, index) => {
    const own = isOwnScale ? shares[index] : undefined
    return own ?? { low: mean('low'), high: mean('high'), reason: '' }
  })
}

type EngineMistake = EssayFeedback['mistakes'][number]

/** The kinds of the engine, by what a report tells of them. */
const KINDS: Readonly<Record<EngineMistake['kind'], MistakeKind>> = {
  ...{ spelling: 'spelling', 'wrong-character': 'spelling', script: 'spelling', capitals: 'spelling' },
  ...{ grammar: 'grammar', agreement: 'grammar', 'verb-form': 'grammar', number: 'grammar', article: 'grammar' },
  ...{ preposition: 'grammar', 'word-choice': 'wording', redundancy: 'wording', repetition: 'wording' },
  ...{ apostrophe: 'punctuation', punctuation: 'punctuation' },
}

/** A mistake of no words, where something is missing, is shown with the character before it, or after at the start. */
function quoteMistake(
  { start, end, replacement, remark, kind }: EngineMistake,
  content: string,
): Grading['mistakes'][number] {
  const from = start === end ? Math.max(0, start - 1) : start
  const to = start === end && from === start ? end + 1 : end
  const correction = replacement === null ? null : content.slice(from, start) + replacement + content.slice(end, to)
  return { kind: KINDS[kind], quote: content.slice(from, to), start: from, correction, explanation: remark }
}
