import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf, NothingFound } from '../../../ui/Illustrations.tsx'
import type { OpenView } from '../use-view.ts'

interface NoSetsProps {
  search: string
  onClear: () => void
  openView: OpenView
}

/** No sets at all, or none that match what was searched for. */
export function NoSets({ search, onClear, openView }: NoSetsProps) {
  if (search)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={`Nothing matches ${search}`}
        action={<Button onClick={onClear}>Clear Search</Button>}
      />
    )
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title="No flashcard sets yet"
      action={
        <Button variant="primary" onClick={() => openView({ name: 'upload' })}>
          Create New Set
        </Button>
      }
    >
      Bring a chapter or your notes, and study them as cards.
    </EmptyState>
  )
}
