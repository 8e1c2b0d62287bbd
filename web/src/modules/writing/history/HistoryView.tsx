import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PenLine } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useEssays } from '../api.ts'
import { GradingsList } from '../GradingsList.tsx'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { EssayList } from './EssayList.tsx'

/** The essays graded before: to be read again, revised and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useListPlace()
  const list = useEssays(place)
  return (
    <>
      <PageHeader
        title={say('writing.gradedEssays')}
        trail={trails(say, openView).start}
        actions={
          <Button icon={<PenLine size={18} aria-hidden />} onClick={() => openView({ name: 'write' })}>
            {say('writing.write')}
          </Button>
        }
      />
      <GradingsList openView={openView} />
      <ListSearch label={say('writing.search')} place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.essays}
        loading={<SkeletonCards label={say('writing.loadingEssays')} />}
        failed={say('writing.listFailed')}
        empty={<NoEssays onWrite={() => openView({ name: 'write' })} />}
      >
        {(essays) => <EssayList essays={essays} openView={openView} />}
      </PagedList>
    </>
  )
}

function NoEssays({ onWrite }: { onWrite: () => void }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title={say('writing.none')}
      action={
        <Button variant="primary" onClick={onWrite}>
          {say('writing.write')}
        </Button>
      }
    >
      {say('writing.noneText')}
    </EmptyState>
  )
}
