import type { ListeningScore, ListeningSet } from '@lectern/contract/listening'
import { shownTitle } from '@lectern/domain/listening'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ScoreBar } from '../../../ui/ScoreBar.tsx'
import { useSet } from '../api.ts'
import { PlayerBar } from '../PlayerBar.tsx'
import { type Scored, scoreStore } from '../score.ts'
import { usePlayer } from '../use-player.ts'
import type { OpenView } from '../use-view.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { Transcript } from './Transcript.tsx'

/** How an attempt went, each question with its moment, and what was said. */
export function ScoreView({ openView }: { openView: OpenView }) {
  const scored = useStore(scoreStore)
  return scored && <Score scored={scored} openView={openView} />
}

const NO_SENTENCES: ListeningSet['sentences'] = []

function Score({ scored: { setId, score }, openView }: { scored: Scored; openView: OpenView }) {
  const { data: set } = useSet(setId)
  const sentences = set?.sentences ?? NO_SENTENCES
  const player = usePlayer(sentences)
  return (
    <>
      <PageHeader
        title="Score"
        description={set && shownTitle(set)}
        back={{ label: 'Back to Listening', onBack: () => openView({ name: 'upload' }) }}
      />
      <Reached score={score} setId={setId} openView={openView} />
      {set?.has_audio && <PlayerBar setId={setId} durationSeconds={set.duration_seconds} player={player} />}
      <h2 className="mb-2 text-xl">Review</h2>
      <ol className="max-w-3xl divide-y divide-line border-line border-y">
        {score.results.map((result, index) => (
          <ReviewItem key={result.id} result={result} number={index + 1} player={set?.has_audio ? player : null} />
        ))}
      </ol>
      {sentences.some(({ text }) => text !== null) && (
        <Transcript sentences={sentences} player={set?.has_audio ? player : null} />
      )}
      {set && <MadeByNotice madeBy={set.made_by} what="questions" />}
    </>
  )
}

interface ReachedProps {
  score: ListeningScore
  setId: number
  openView: OpenView
}

function Reached({ score: { accuracy, correct, total_questions: total, results }, setId, openView }: ReachedProps) {
  const uncheckedCount = results.filter(({ is_checked: isChecked }) => !isChecked).length
  return (
    <Card className="mb-8 flex max-w-3xl flex-col gap-4">
      <p className="font-serif text-2xl" role="status">
        {accuracy}%{' '}
        <span className="text-base text-ink-soft">
          {correct} of {total} correct
        </span>
      </p>
      <ScoreBar percent={accuracy} label="Accuracy" />
      {uncheckedCount > 0 && (
        <Notice tone="fair">
          {uncheckedCount === 1 ? 'One answer was' : `${uncheckedCount} answers were`} not checked and count as
          incorrect. Compare them with the correct answer.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => openView({ name: 'practice', setId })}>
          Practise Again
        </Button>
        <Button onClick={() => openView({ name: 'history' })}>Listening History</Button>
      </div>
    </Card>
  )
}
