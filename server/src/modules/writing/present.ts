import type { Change, EssayReport, EssaySummary } from '@lectern/contract/writing'
import { EXAM_SCALES, maximumScore, mistakesGone } from '@lectern/domain/writing'
import type { EssayRow, EssaySummaryRow } from './store.ts'

const presentFacts = (essay: Omit<EssaySummaryRow, 'excerpt'>) => ({
  id: essay.id,
  exam_type: essay.examType,
  topic: essay.topic,
  word_count: essay.words,
  score: essay.score,
  score_maximum: maximumScore(EXAM_SCALES[essay.examType]),
  mistake_count: essay.mistakeCount,
  previous_id: essay.previousId,
  created_at: essay.createdAt.toISOString(),
})

export const presentSummary = (essay: EssaySummaryRow): EssaySummary => ({
  ...presentFacts(essay),
  excerpt: essay.excerpt,
})

/** @param previous the essay that this one revises, as far as it is still there */
export const presentReport = (essay: EssayRow, previous: EssayRow | null): EssayReport => ({
  ...presentFacts(essay),
  content: essay.content,
  purpose: essay.purpose,
  score_estimate: essay.report.estimate,
  criteria: essay.report.criteria,
  mistakes: essay.report.mistakes,
  suggestions: essay.report.suggestions,
  feedback: essay.report.feedback,
  revised: essay.report.revised,
  made_by: essay.madeBy,
  is_topic_image_unread: essay.isTopicImageUnread,
  credit_cost: essay.creditCost,
  change: previous && changeBetween(previous, essay),
})

function changeBetween(previous: EssayRow, essay: EssayRow): Change {
  const gone = mistakesGone(
    { content: previous.content, mistakes: previous.report.mistakes },
    { content: essay.content, mistakes: essay.report.mistakes },
  )
  return {
    previous_id: previous.id,
    previous_score: previous.score,
    score_change: previous.examType === essay.examType ? essay.score - previous.score : null,
    mistakes_gone: gone,
    mistakes_left: previous.report.mistakes.length - gone.length,
  }
}
