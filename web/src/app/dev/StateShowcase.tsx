import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, Panel } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Progress } from '../../ui/figures/Progress.tsx'
import { ScoreBar } from '../../ui/figures/ScoreBar.tsx'
import { StorageBar } from '../../ui/figures/StorageBar.tsx'
import { EmptyLectern, EmptyShelf, NothingFound, StudyLamp } from '../../ui/Illustrations.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton, SkeletonCards } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** What tells a state: badges, notices, progress, scores, places that are empty, loading or broken. */
export function StateShowcase() {
  return (
    <>
      <Words />
      <Measures />
      <Panel title="Loading">
        <Skeleton className="mb-4 h-8 w-1/2" />
        <SkeletonCards count={3} />
      </Panel>
      <Panel title="Empty and broken">
        <EmptyState
          illustration={<EmptyShelf />}
          title="No flashcard sets yet"
          action={<Button variant="primary">Create New Set</Button>}
        >
          Bring a chapter or your notes, and study them as cards.
        </EmptyState>
        <EmptyState illustration={<NothingFound />} title="Nothing matches 光合作用" />
        <EmptyState illustration={<StudyLamp />} title="Nothing started" />
        <EmptyState illustration={<EmptyLectern />} title="Page Not Found" />
        <ErrorState message="Failed to load history" onRetry={() => {}} />
      </Panel>
    </>
  )
}

function Words() {
  return (
    <Panel title="Words about state">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge>24 cards</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="good">Known</Badge>
          <Badge tone="fair">Due</Badge>
          <Badge tone="poor">Failed</Badge>
        </div>
        <Notice>Made by the built-in engine. A model was not asked.</Notice>
        <Notice tone="good" title="Saved">
          Your set has 24 cards.
        </Notice>
        <Notice>Partial content: under 1,000 words still costs 1 credit.</Notice>
        <Notice tone="poor">Not enough credits. You need 10 credits, but you have 3 credits.</Notice>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Price credits={1} />
          <Price credits={12} availableCredits={1240} />
          <Price credits={3} isEstimate />
        </div>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <KeyHint>Space</KeyHint> reveals <KeyHint>←</KeyHint> incorrect <KeyHint>→</KeyHint> correct
          <Spinner />
        </p>
      </div>
    </Panel>
  )
}

function Measures() {
  return (
    <Panel title="Measures">
      <div className="flex flex-col gap-6">
        <Progress percent={42} label="Making flashcards" detail="Part 2 of 5, 18 cards so far" />
        <StorageBar usedMb={212.4} limitMb={500} />
        <StorageBar usedMb={490} limitMb={500} />
        <div className="grid gap-5 sm:grid-cols-2">
          {[92, 64, 31, null].map((percent) => (
            <Card key={percent}>
              <h3 className="mb-3 text-lg">{percent === null ? '未曾溫習' : `Set at ${percent}%`}</h3>
              <ScoreBar percent={percent} label="Average score" />
            </Card>
          ))}
        </div>
      </div>
    </Panel>
  )
}
