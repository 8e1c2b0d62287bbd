import { FirstAnswers } from '../../../core/lists/FirstAnswers.tsx'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { StorageBar } from '../../../ui/figures/StorageBar.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Plus } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { LISTS, useSets } from '../api.ts'
import { trailOfStart } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { Works } from '../Works.tsx'
import { Attempts } from './Attempts.tsx'
import { SetGrid } from './SetGrid.tsx'

/** The student's sets, to be found, practised again, renamed and deleted; what is being made; and the attempts so far. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useListPlace()
  const list = useSets(place)
  return (
    <>
      <PageHeader
        title={say('listening.history')}
        trail={trailOfStart(say, openView)}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'upload' })}>
            {say('listening.newRecording')}
          </Button>
        }
      />
      <FirstAnswers of={[LISTS]} loading={<SkeletonCards label={say('listening.loadingSets')} />}>
        {list.data && (
          <div className="mb-6 max-w-md">
            <StorageBar usedMb={list.data.storage_mb} limitMb={list.data.storage_limit_mb} />
          </div>
        )}
        <Works className="mb-6" />
        <ListSearch label={say('listening.search')} place={place} list={list} />
        <PagedList
          list={list}
          place={place}
          rowsOf={(page) => page.sets}
          loading={<SkeletonCards label={say('listening.loadingSets')} />}
          failed={say('listening.loadFailed')}
          empty={<NoSets onCreate={() => openView({ name: 'upload' })} />}
        >
          {(sets) => <SetGrid sets={sets} openView={openView} />}
        </PagedList>
        <Attempts openView={openView} />
      </FirstAnswers>
    </>
  )
}

function NoSets({ onCreate }: { onCreate: () => void }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title={say('listening.none')}
      action={
        <Button variant="primary" onClick={onCreate}>
          {say('listening.newRecording')}
        </Button>
      }
    >
      {say('listening.noneText')}
    </EmptyState>
  )
}
