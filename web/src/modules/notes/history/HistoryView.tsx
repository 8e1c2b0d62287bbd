import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Plus } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useNotesList } from '../api.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { NoteGrid } from './NoteGrid.tsx'

/** The student's notes, to be found, read and tidied up. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useListPlace()
  const list = useNotesList(place)
  return (
    <>
      <PageHeader
        title={say('notes.yours')}
        trail={trails(say, openView).start}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'input' })}>
            {say('notes.newNotes')}
          </Button>
        }
      />
      <ListSearch label={say('notes.search')} place={place} list={list} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.notes}
        loading={<SkeletonCards label={say('notes.loading')} />}
        failed={say('notes.listFailed')}
        empty={<NoNotes openView={openView} />}
      >
        {(notes) => <NoteGrid notes={notes} openView={openView} />}
      </PagedList>
    </>
  )
}

function NoNotes({ openView }: { openView: OpenView }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title={say('notes.none')}
      action={
        <Button variant="primary" onClick={() => openView({ name: 'input' })}>
          {say('notes.newNotes')}
        </Button>
      }
    >
      {say('notes.noneText')}
    </EmptyState>
  )
}
