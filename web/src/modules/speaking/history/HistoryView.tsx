import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Mic } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useSessions } from '../api.ts'
import { trailOfStart } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { SessionList } from './SessionList.tsx'

/** The sessions before: to be read again, gone on with, and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useListPlace()
  const list = useSessions(place)
  const start = () => openView({ name: 'start' })
  return (
    <>
      <PageHeader
        title={say('speaking.history')}
        trail={trailOfStart(say, openView)}
        actions={
          <Button icon={<Mic size={18} aria-hidden />} onClick={start}>
            {say('speaking.newSession')}
          </Button>
        }
      />
      <ListSearch label={say('speaking.search')} place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.sessions}
        loading={<SkeletonCards label={say('speaking.loadingSessions')} />}
        failed={say('speaking.sessionsFailed')}
        empty={<NoSessions onStart={start} />}
      >
        {(sessions) => <SessionList sessions={sessions} openView={openView} />}
      </PagedList>
    </>
  )
}

function NoSessions({ onStart }: { onStart: () => void }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title={say('speaking.none')}
      action={
        <Button variant="primary" onClick={onStart}>
          {say('speaking.newSession')}
        </Button>
      }
    >
      {say('speaking.noneText')}
    </EmptyState>
  )
}
