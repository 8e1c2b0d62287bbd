import type {
  Change,
  EssayDraft,
  EssayReport,
  EssaySummary,
  GradedText,
  Grading,
} from '@lectern/contract/writing/shapes'
import { EXAM_SCALES, maximumScore, mistakesGone } from '@lectern/domain/writing'
import { message } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import { presentOrigin } from '../../core/documents/present-origin.ts'
import { type Remark, remarkIdOf } from '../../core/feedback/remarks.ts'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { excerptOf } from '../../platform/database/rows.ts'
import { type Told, tell } from '../../speaker.ts'
import type { GradingRow, GradingSummaryRow } from './gradings/grading-store.ts'
import { remarkOfSuggestion, revisedIdOf } from './remark-feedback.ts'
import type { EssayRow, EssaySummaryRow } from './store.ts'
import type { Report } from './tables.ts'

/** What a draft is by itself, beside the others. */
export const presentDraft = (
  essay: Pick<EssayRow, 'id' | 'examType' | 'score' | 'words' | 'mistakeCount' | 'createdAt'>,
): EssayDraft => ({
  id: essay.id,
  exam_type: essay.examType,
  score: essay.score,
  score_maximum: maximumScore(EXAM_SCALES[essay.examType]),
  word_count: essay.words,
  mistake_count: essay.mistakeCount,
  created_at: essay.createdAt.toISOString(),
})

const presentFacts = (essay: Omit<EssaySummaryRow, 'excerpt'>) => ({
  ...presentDraft(essay),
  topic: essay.topic,
  previous_id: essay.previousId,
  grading_id: essay.gradingId,
  ...presentOrigin(essay),
})

export const presentSummary = (essay: EssaySummaryRow): EssaySummary => ({
  ...presentFacts(essay),
  excerpt: essay.excerpt,
})

interface About {
  /** The essay that this one revises, as far as it is still there. */
  previous: EssayRow | null
  /** Whether its grading was paid for, and remarks can be said to be wrong. */
  isMade: boolean
}

/**
 * @param say words what the engine said of it
 */
export const presentReport = (essay: EssayRow, { previous, isMade }: About, say: Say): EssayReport => ({
  ...presentFacts(essay),
  content: essay.content,
  purpose: essay.purpose,
  score_estimate: essay.report.estimate,
  criteria: essay.report.criteria.map((one) => ({ ...one, comment: tellFromStart(one.comment, say) })),
  mistakes: essay.report.mistakes.map((one) => ({ ...presentMistake(one, say), ...(isMade && named(one)) })),
  suggestions: essay.report.suggestions.map((one) => ({
    ...one,
    text: tell(one.text, say),
    ...(isMade && named(remarkOfSuggestion(one))),
  })),
  feedback: tell(essay.report.feedback, say),
  revised: essay.report.revised,
  ...(isMade && essay.report.revised && { revised_id: revisedIdOf(essay.report.revised) }),
  ...(essay.report.isRevisedGone && { is_revised_gone: true as const }),
  ...presentMaker(essay),
  is_topic_image_unread: essay.isTopicImageUnread,
  credit_cost: essay.creditCost,
  change: previous && changeBetween(previous, essay, say),
})

const presentMistake = (mistake: Report['mistakes'][number], say: Say): EssayReport['mistakes'][number] => ({
  ...mistake,
  explanation: tell(mistake.explanation, say),
})

const named = (remark: Remark) => ({ id: remarkIdOf(remark) })

/** The reasons of a mark are parts of a sentence: the first begins with a capital where its language has them. */
function tellFromStart(comment: Told, say: Say): string {
  const text = tell(comment, say)
  return typeof comment === 'string' ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function changeBetween(previous: EssayRow, essay: EssayRow, say: Say): Change {
  const gone = mistakesGone(
    { content: previous.content, mistakes: previous.report.mistakes },
    { content: essay.content, mistakes: essay.report.mistakes },
  )
  return {
    previous_id: previous.id,
    previous_score: previous.score,
    score_change: previous.examType === essay.examType ? essay.score - previous.score : null,
    mistakes_gone: gone.map((one) => presentMistake(one, say)),
    mistakes_left: previous.report.mistakes.length - gone.length,
  }
}

const INTERRUPTED = message('writing.gradingInterrupted')

/** @param isOpen whether its credits are still set aside */
export const presentGrading = (grading: GradingSummaryRow, isOpen: boolean, say: Say): Grading => ({
  id: grading.id,
  status: isOpen && grading.failure === null ? 'grading' : 'failed',
  exam_type: grading.examType,
  excerpt: grading.excerpt,
  topic: grading.topic,
  word_count: grading.words,
  failure: isOpen && grading.failure === null ? null : tell(grading.failure ?? INTERRUPTED, say),
  credit_cost: grading.creditCost,
  created_at: grading.createdAt.toISOString(),
})

export const presentGradedText = (grading: GradingRow, isOpen: boolean, say: Say): GradedText => ({
  ...presentGrading({ ...grading, excerpt: excerptOf(grading.content) }, isOpen, say),
  content: grading.content,
  purpose: grading.purpose,
  previous_id: grading.previousId,
  ...presentOrigin(grading),
})
