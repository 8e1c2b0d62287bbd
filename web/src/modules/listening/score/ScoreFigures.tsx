import type { ListeningScore, ListeningSet } from '@lectern/contract/listening/shapes'
import { sharesBy } from '../../../core/questions/results/outcome.ts'
import { ScoreTrend } from '../../../core/questions/results/ScoreTrend.tsx'
import { ShareBars } from '../../../core/questions/results/ShareBars.tsx'
import { shortDayOfText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useAttempts } from '../api.ts'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'
import { outcomeOf } from './outcome-of.ts'

/** Where it went well: by kind of question, and from one of the latest attempts to the next. */
export function ScoreFigures({ score, set }: { score: ListeningScore; set: ListeningSet | undefined }) {
  const say = useSay()
  const attempts = useAttempts({ search: '', page: 1 })
  const typeOf = new Map(set?.questions.map(({ id, type }) => [id, type]))
  const asked = score.results.map((result, index) => ({
    ...{ id: result.id, number: index + 1, outcome: outcomeOf(result) },
  }))
  const kinds = sharesBy(asked, ({ id }) => {
    const type = typeOf.get(id)
    return type ? { key: type, label: say(QUESTION_TYPE_NAMES[type]) } : null
  })
  const ofSet = attempts.data?.attempts.filter(({ set_id }) => set_id === set?.id) ?? []
  return (
    <div className="mb-8 grid max-w-3xl items-start gap-8 empty:hidden sm:grid-cols-2">
      <ShareBars title={say('review.resultsByKind')} shares={kinds} />
      <ScoreTrend
        shownId={score.attempt_id}
        attempts={ofSet.toReversed().map(({ id, accuracy, submitted_at }) => ({
          ...{ id, score: accuracy, when: shortDayOfText(new Date(submitted_at)) },
        }))}
      />
    </div>
  )
}
