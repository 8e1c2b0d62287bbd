import type { ListeningScore, ListeningSet } from '@lectern/contract/listening/shapes'
import { useEffect, useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { QuestionReview } from '../../../core/questions/results/QuestionReview.tsx'
import type { MissedQuestion } from '../../../core/review/mistakes/missed-question.ts'
import { PracticeMissed } from '../../../core/review/mistakes/PracticeMissed.tsx'
import { StudyEnd } from '../../../core/review/StudyEnd.tsx'
import { momentText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorLine } from '../../../ui/ErrorLine.tsx'
import { ScoreRing } from '../../../ui/figures/ScoreRing.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { useAttempt, useSet } from '../api.ts'
import { PlayerBar } from '../PlayerBar.tsx'
import { type Scored, scoreStore } from '../score.ts'
import { shownTitle } from '../shown-title.ts'
import { trailOfHistory, trailOfStart } from '../trail.ts'
import { usePlayer } from '../use-player.ts'
import { useSayWrong } from '../use-say-wrong.ts'
import type { OpenView } from '../use-view.ts'
import { outcomeOf } from './outcome-of.ts'
import { ReviewBody, ReviewHead } from './ReviewItem.tsx'
import { ScoreFigures } from './ScoreFigures.tsx'
import { Transcript } from './Transcript.tsx'

/**
 * How an attempt went, each question with its moment, and what was said.
 * @param attemptId the attempt to open; null for the one that was handed in last
 */
export function ScoreView({ attemptId, openView }: { attemptId: number | null; openView: OpenView }) {
  const say = useSay()
  const scored = useStore(scoreStore)
  const isHere = scored !== null && (attemptId === null || scored.score.attempt_id === attemptId)
  const attempt = useAttempt(isHere ? null : attemptId)
  const { data } = attempt
  useEffect(() => {
    if (data) scoreStore.set({ setId: data.set_id, score: data })
  }, [data])
  if (isHere) return <Score key={scored.score.attempt_id} scored={scored} openView={openView} />
  return (
    <NotOpened
      query={attempt}
      title={say('listening.score')}
      trail={trailOfHistory(say, openView)}
      loading={say('listening.loadingAttempt')}
      failed={say('listening.attemptFailed')}
      missing={{
        title: say('listening.attemptNotFound'),
        text: say('listening.attemptGone'),
        hint: say('listening.attemptMaybeDeleted'),
      }}
    />
  )
}

const NO_SENTENCES: ListeningSet['sentences'] = []

function Score({ scored: { setId, score, seconds = null }, openView }: { scored: Scored; openView: OpenView }) {
  const say = useSay()
  const { data: set, isFetchedAfterMount, isFetching, refetch } = useSet(setId)
  const sentences = set?.sentences ?? NO_SENTENCES
  const player = usePlayer(sentences)
  const [isPractising, setPractising] = useState(false)
  const missed = missedOf(score, set)
  const sayWrong = useSayWrong(setId)
  const dropWrong: typeof sayWrong = async (questionId, reason) => {
    const credits = await sayWrong(questionId, reason)
    if (!scoreStore.get()) openView({ name: 'upload' })
    return credits
  }
  if (isPractising) return <PracticeMissed cards={missed} onDone={() => setPractising(false)} />
  return (
    <>
      <PageHeader
        title={say('listening.score')}
        description={[set && shownTitle(say, set), momentText(new Date(score.submitted_at))]
          .filter(Boolean)
          .join(say('ui.between'))}
        trail={trailOfStart(say, openView)}
      />
      <QuestionReview
        score={<Reached score={score} setId={setId} openView={openView} />}
        figures={
          <>
            <StudyEnd
              at={set ? { kind: 'listening', id: setId, title: shownTitle(say, set) } : null}
              outcomes={score.results.map(outcomeOf)}
              missed={missed}
              seconds={seconds}
              onAgain={() => setPractising(true)}
            />
            {set && <ScoreFigures score={score} set={set} />}
          </>
        }
        above={
          !set && isFetchedAfterMount ? (
            <div className="mb-6">
              <ErrorLine
                message={say('listening.setNotLoaded')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            </div>
          ) : (
            set?.has_audio && <PlayerBar setId={setId} durationSeconds={set.duration_seconds} player={player} />
          )
        }
        below={
          <>
            {sentences.some(({ text }) => text !== null) && (
              <Transcript sentences={sentences} player={set?.has_audio ? player : null} />
            )}
            {set && <MadeByNotice madeBy={set.made_by} modelName={set.model_name ?? null} what="questions" />}
          </>
        }
        title={say('listening.review')}
        questions={score.results.map((result, index) => ({
          ...{ id: result.id, number: index + 1, result, outcome: outcomeOf(result) },
        }))}
        head={({ result, number }) => <ReviewHead result={result} number={number} />}
        body={({ result, number }) => (
          <ReviewBody
            result={result}
            materialId={set?.material_id ?? null}
            isMaterialGone={set?.is_material_gone}
            number={number}
            player={set?.has_audio ? player : null}
            onWrong={set?.is_made && ((reason) => dropWrong(result.id, reason))}
          />
        )}
      />
    </>
  )
}

/** The questions that were marked wrong, each with the sentence that decides it; what nobody could judge was not missed. */
function missedOf({ results }: ListeningScore, set: ListeningSet | undefined): MissedQuestion[] {
  const options = new Map(set?.questions.map((question) => [question.id, question.options]))
  return results
    .filter(({ is_correct, is_checked }) => is_checked && !is_correct)
    .map(({ id, question, correct_answer: answer, explanation, source = null }) => ({
      ...{ id, question, answer, explanation, source },
      options: options.get(id) ?? [],
      material_id: set?.material_id ?? null,
      is_material_gone: set?.is_material_gone,
    }))
}

interface ReachedProps {
  score: ListeningScore
  setId: number
  openView: OpenView
}

/** They count as incorrect, and nobody could tell whether they are. */
const uncheckedCount = ({ results }: ListeningScore): number => results.filter(({ is_checked }) => !is_checked).length

function Reached({ score, setId, openView }: ReachedProps) {
  const { accuracy, correct, total_questions: count } = score
  const unchecked = uncheckedCount(score)
  const say = useSay()
  return (
    <Card className="flex flex-col gap-6 @xl:flex-row @xl:items-center">
      <p role="status" className="flex items-center gap-5 @xl:flex-col @xl:gap-2">
        <ScoreRing percent={accuracy}>{accuracy}%</ScoreRing>{' '}
        <span className="text-ink-soft">{say('listening.correctOf', { correct, count })}</span>
      </p>
      <div className="flex min-w-0 grow flex-col gap-4">
        {unchecked > 0 && <Notice tone="fair">{say('listening.notCheckedCount', { count: unchecked })}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => openView({ name: 'practice', setId })}>
            {say('listening.retake')}
          </Button>
          <Button onClick={() => openView({ name: 'history' })}>{say('listening.history')}</Button>
        </div>
      </div>
    </Card>
  )
}
