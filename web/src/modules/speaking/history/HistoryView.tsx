import { Mic } from 'lucide-react'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useSessions } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { SessionList } from './SessionList.tsx'

/** The sessions before: to be read again, gone on with, and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const place = useListPlace()
  const list = useSessions(place)
  const start = () => openView({ name: 'start' })
  return (
    <>
      <PageHeader
        title="Speaking History"
        back={{ label: 'Back to Speaking', onBack: start }}
        actions={
          <Button icon={<Mic size={18} aria-hidden />} onClick={start}>
            New Session
          </Button>
        }
      />
      <ListSearch label="Search topics" place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.sessions}
        loading={<SkeletonCards label="Loading your sessions" />}
        failed="Your sessions could not be loaded."
        empty={<NoSessions onStart={start} />}
      >
        {(sessions) => <SessionList sessions={sessions} openView={openView} />}
      </PagedList>
    </>
  )
}

const NoSessions = ({ onStart }: { onStart: () => void }) => (
  <EmptyState
    illustration={<EmptyShelf />}
    title="No sessions yet"
    action={
      <Button variant="primary" onClick={onStart}>
        New Session
      </Button>
    }
  >
    Talk about a topic, present it, or repeat sentences after a voice.
  </EmptyState>
)
