import type { ListeningScore, ListeningSet } from '@lectern/contract/listening/shapes'
import { formatClock } from '@lectern/domain/listening'
import { type Reviewed, type Share, sharesBy } from '../../../core/questions/results/outcome.ts'
import { ScoreTrend } from '../../../core/questions/results/ScoreTrend.tsx'
import { ShareBars } from '../../../core/questions/results/ShareBars.tsx'
import { shortDayOfText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useAttemptsAt } from '../api.ts'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'
import { outcomeOf } from './outcome-of.ts'
import { partOfRecording } from './part-of-recording.ts'

interface ScoreFiguresProps {
  score: ListeningScore
  set: ListeningSet
}

/** Where it went well: by kind of question, by part of the recording, and from one attempt at the set to the next. */
export function ScoreFigures({ score, set }: ScoreFiguresProps) {
  const say = useSay()
  const { data: attempts = [] } = useAttemptsAt(set.id)
  const typeOf = new Map(set.questions.map(({ id, type }) => [id, type]))
  const asked = score.results.map((result, index) => ({
    ...{ id: result.id, number: index + 1, outcome: outcomeOf(result), start: result.moment?.start ?? null },
  }))
  const kinds = sharesBy(asked, ({ id }) => {
    const type = typeOf.get(id)
    return type ? { key: type, label: say(QUESTION_TYPE_NAMES[type]) } : null
  })
  return (
    <div className="grid items-start gap-8 empty:hidden @xl:grid-cols-2">
      <ShareBars title={say('results.byKind')} shares={kinds} />
      <ShareBars title={say('listening.byPart')} shares={useParts(asked, set.duration_seconds)} />
      <ScoreTrend
        shownId={score.attempt_id}
        attempts={attempts.toReversed().map(({ id, accuracy, submitted_at }) => ({
          ...{ id, score: accuracy, when: shortDayOfText(new Date(submitted_at)) },
        }))}
      />
    </div>
  )
}

/** Those of a pasted transcript have no moment, and are in no part. */
function useParts(asked: readonly (Reviewed & { start: number | null })[], durationSeconds: number): Share[] {
  const say = useSay()
  const inOrder = asked.toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0))
  return sharesBy(inOrder, ({ start }) => {
    if (start === null) return null
    const { from, to } = partOfRecording(start, durationSeconds)
    return { key: String(from), label: say('listening.part', { from: formatClock(from), to: formatClock(to) }) }
  })
}
