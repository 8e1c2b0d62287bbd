import type { EssayReport } from '@lectern/contract/writing/shapes'
import { scoreText } from '@lectern/domain/writing'
import { ScoreTrend } from '../../../core/questions/results/ScoreTrend.tsx'
import { shortDayOfText } from '../../../lib/dates.ts'
import { useDrafts } from '../api.ts'

/** How the score moved from draft to draft, as far as they were graded for the exam of this one. */
export function DraftTrend({ report: { id, exam_type } }: { report: EssayReport }) {
  const { data: drafts = [] } = useDrafts(id)
  const comparable = drafts.filter((draft) => draft.exam_type === exam_type)
  if (comparable.length < 2) return null
  return (
    <div className="max-w-xl empty:hidden">
      <ScoreTrend
        what="drafts"
        shownId={id}
        attempts={comparable.map((draft) => ({
          ...{ id: draft.id, when: shortDayOfText(new Date(draft.created_at)) },
          ...{ score: (100 * draft.score) / draft.score_maximum, shown: scoreText(draft.score) },
        }))}
      />
    </div>
  )
}
