import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { Plus } from 'lucide-react'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { StorageBar } from '../../../ui/StorageBar.tsx'
import { useSets } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { Attempts } from './Attempts.tsx'
import { SetGrid } from './SetGrid.tsx'
import { Works } from './Works.tsx'

/** The student's sets, to be found, practised again, renamed and deleted; what is being made; and the attempts so far. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const place = useListPlace()
  const list = useSets(place)
  return (
    <>
      <PageHeader
        title="Listening History"
        back={{ label: 'Back to Listening', onBack: () => openView({ name: 'upload' }) }}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'upload' })}>
            New Recording
          </Button>
        }
      />
      {list.data && (
        <div className="mb-6 max-w-md">
          <StorageBar usedMb={list.data.storage_mb} limitMb={list.data.storage_limit_mb} />
        </div>
      )}
      <Works />
      <ListSearch label="Search listening sets" place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.sets}
        loading={<SkeletonCards label="Loading your listening sets" />}
        failed={LISTENING_TEXTS.loadFailed}
        empty={<NoSets onCreate={() => openView({ name: 'upload' })} />}
      >
        {(sets) => <SetGrid sets={sets} openView={openView} />}
      </PagedList>
      <Attempts openView={openView} />
    </>
  )
}

const NoSets = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    illustration={<EmptyShelf />}
    title={LISTENING_TEXTS.noSets}
    action={
      <Button variant="primary" onClick={onCreate}>
        New Recording
      </Button>
    }
  >
    Upload a talk, a lesson or a conversation, and answer questions about it.
  </EmptyState>
)
