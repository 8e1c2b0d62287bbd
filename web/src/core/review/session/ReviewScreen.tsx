import type { QueuedItem } from '@lectern/contract/review/shapes'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { FullScreen } from '../../../ui/navigation/FullScreen.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { AwayNote } from '../away/AwayNote.tsx'
import { useReviewSettings } from '../away/queries.ts'
import { UnkeptNotice } from '../away/UnkeptNotice.tsx'
import { EditCardDialog } from '../editing/EditCardDialog.tsx'
import { MakeCardDialog } from '../editing/MakeCardDialog.tsx'
import { type MissedCard, PracticeMissed } from '../mistakes/PracticeMissed.tsx'
import { useTimeZone } from '../use-time-zone.ts'
import { AskedItem } from './AskedItem.tsx'
import { CardTools } from './CardTools.tsx'
import { ReviewDone } from './ReviewDone.tsx'
import { SourceSentence } from './SourceSentence.tsx'
import { type Review, useReview } from './use-review.ts'
import { useReviewShortcuts } from './use-review-shortcuts.ts'

const USUAL_SETTINGS = { grade_buttons: 4, shows_intervals: true } as const

/** What is due, one card after another, until nothing is left; then what came of it. */
export function ReviewScreen({ setId }: { setId: number | undefined }) {
  const say = useSay()
  const review = useReview(setId)
  const { data: settings } = useReviewSettings()
  const [isEditing, setEditing] = useState(false)
  const [missed, setMissed] = useState<readonly MissedCard[] | null>(null)
  const { grade_buttons: grades } = settings ?? USUAL_SETTINGS
  useTimeZone()
  useReviewShortcuts({ review, grades, isEnabled: !isEditing && !missed, onEdit: () => setEditing(true) })

  if (missed) return <PracticeMissed cards={missed} onDone={() => setMissed(null)} />
  const { card, phase, isRevealed, unsentCount } = review
  return (
    <>
      {(phase === 'loading' || phase === 'reviewing') && <FullScreen />}
      <PageHeader
        title={say('review.title')}
        trail={[]}
        description={card && <Progress review={review} card={card} />}
        actions={
          phase !== 'finished' && phase !== 'failed' && <CardTools review={review} onEdit={() => setEditing(true)} />
        }
      />
      <UnkeptNotice />
      {phase === 'failed' && <ErrorState message={say('review.loadFailed')} onRetry={review.retry} />}
      {phase === 'loading' && <Loading unsentCount={unsentCount} />}
      {phase === 'finished' && review.startedAt && (
        <ReviewDone
          since={review.startedAt}
          answerIds={review.answerIds}
          unsentCount={unsentCount}
          hasAnswered={review.hasAnswered}
          backlogCount={review.backlogCount}
          onAgain={setMissed}
          onUndo={review.canUndo ? review.undo : undefined}
        />
      )}
      {phase === 'reviewing' && card && (
        <>
          <AskedItem
            key={`${card.id} ${review.doneCount}`}
            card={card}
            review={review}
            settings={settings ?? USUAL_SETTINGS}
            hasKeys={!isEditing}
          />
          {isRevealed && <SourceSentence card={card} />}
        </>
      )}
      {card && card.kind !== 'card' && (
        <MakeCardDialog key={card.id} missed={card} isOpen={isEditing} onClose={() => setEditing(false)} />
      )}
      {card?.kind === 'card' && isEditing && (
        <EditCardDialog key={card.id} card={card} onClose={() => setEditing(false)} onSave={review.edit} />
      )}
    </>
  )
}

function Progress({ review, card }: { review: Review; card: QueuedItem }) {
  const say = useSay()
  const { leftCount, tally, unsentCount, isFromDevice } = review
  return (
    <span className="flex flex-wrap gap-x-4 text-sm tabular-nums">
      <span>{say('review.left', { count: leftCount })}</span>
      <span className="text-ink-faint">{say('review.tally', tally)}</span>
      <span className="wrap-anywhere line-clamp-1 text-ink-faint">{card.set.title}</span>
      {isFromDevice && <AwayNote unsentCount={unsentCount} />}
    </span>
  )
}

function Loading({ unsentCount }: { unsentCount: number }) {
  const say = useSay()
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-16 text-center">
      <Spinner className="text-2xl text-accent" />
      <p className="text-ink-soft">{say('review.loading')}</p>
      {unsentCount > 0 && <Notice>{say('review.unsent', { count: unsentCount })}</Notice>}
    </div>
  )
}
