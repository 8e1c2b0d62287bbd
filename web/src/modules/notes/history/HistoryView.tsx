import { Plus } from 'lucide-react'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useNotesList } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { NoteGrid } from './NoteGrid.tsx'

/** The student's notes, to be found, read and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const place = useListPlace()
  const list = useNotesList(place)
  return (
    <>
      <PageHeader
        title="Your Notes"
        back={{ label: 'Back to Notes', onBack: () => openView({ name: 'input' }) }}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'input' })}>
            New Notes
          </Button>
        }
      />
      <ListSearch label="Search notes" place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.notes}
        loading={<SkeletonCards label="Loading your notes" />}
        failed="Your notes could not be loaded."
        empty={<NoNotes openView={openView} />}
      >
        {(notes) => <NoteGrid notes={notes} openView={openView} />}
      </PagedList>
    </>
  )
}

const NoNotes = ({ openView }: { openView: OpenView }) => (
  <EmptyState
    illustration={<EmptyShelf />}
    title="No notes yet"
    action={
      <Button variant="primary" onClick={() => openView({ name: 'input' })}>
        New Notes
      </Button>
    }
  >
    Notes that you make are kept here.
  </EmptyState>
)
