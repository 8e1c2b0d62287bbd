import { PenLine } from 'lucide-react'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useEssays } from '../api.ts'
import { GradingsList } from '../GradingsList.tsx'
import type { OpenView } from '../use-view.ts'
import { EssayList } from './EssayList.tsx'

/** The essays graded before: to be read again, revised and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const place = useListPlace()
  const list = useEssays(place)
  return (
    <>
      <PageHeader
        title="Graded Essays"
        back={{ label: 'Back to Writing', onBack: () => openView({ name: 'write' }) }}
        actions={
          <Button icon={<PenLine size={18} aria-hidden />} onClick={() => openView({ name: 'write' })}>
            Write an Essay
          </Button>
        }
      />
      <GradingsList openView={openView} />
      <ListSearch label="Search essays" place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.essays}
        loading={<SkeletonCards label="Loading your essays" />}
        failed="Your graded essays could not be loaded."
        empty={<NoEssays onWrite={() => openView({ name: 'write' })} />}
      >
        {(essays) => <EssayList essays={essays} openView={openView} />}
      </PagedList>
    </>
  )
}

const NoEssays = ({ onWrite }: { onWrite: () => void }) => (
  <EmptyState
    illustration={<EmptyShelf />}
    title="No graded essays yet"
    action={
      <Button variant="primary" onClick={onWrite}>
        Write an Essay
      </Button>
    }
  >
    Bring an essay and see how its exam would mark it.
  </EmptyState>
)
