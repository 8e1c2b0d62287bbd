import { MAX_SET_FOLDER_CHARACTERS, shownSetFolder, tidySetFolder } from '@lectern/domain/cards/set-folders'
import { useState } from 'react'
import { FirstAnswers } from '../../../core/lists/FirstAnswers.tsx'
import { FolderFilter } from '../../../core/lists/FolderFilter.tsx'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { PracticeMissed } from '../../../core/review/mistakes/PracticeMissed.tsx'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Pencil, Plus, Upload } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { OPEN_STUDIES, useHistory } from '../api.ts'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { OpenStudies } from '../OpenStudies.tsx'
import { justStudiedStore } from '../study-session.ts'
import { trails } from '../trail.ts'
import { useToldFailure } from '../use-told-failure.ts'
import type { OpenView } from '../use-view.ts'
import { ExportFolderButton } from './ExportFolderButton.tsx'
import { SET_FOLDERS, useChangeSetFolder, useSetFolders } from './folders-api.ts'
import { JustStudied } from './JustStudied.tsx'
import { NewSetDialog } from './NewSetDialog.tsx'
import { RecentSessions } from './RecentSessions.tsx'
import { SetGrid } from './SetGrid.tsx'

const ASKED_FIRST = [OPEN_STUDIES, SET_FOLDERS]

/** The student's sets, to be found, studied, edited and tidied up; and how the latest sessions went. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useListPlace()
  const studied = useStore(justStudiedStore)
  const [isPractising, setPractising] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const [folder, setFolder] = useState('')
  const list = useHistory(place, folder)
  const folders = useSetFolders()
  const choose = (chosen: string) => {
    setFolder(chosen)
    place.openPage(1)
  }
  const change = useChangeSetFolder((name, newName) => name === folder && choose(newName))
  useToldFailure(list, say('recite.loadHistoryFailed'))
  const sessions = list.isSuccess ? list.data.recent_sessions : null
  if (isPractising && studied) return <PracticeMissed cards={studied.missed} onDone={() => setPractising(false)} />
  return (
    <>
      <PageHeader
        title={say('recite.history')}
        trail={trails(say, openView).start}
        actions={
          <>
            <Button icon={<Upload size={18} aria-hidden />} onClick={() => setImporting(true)}>
              {say('imports.import')}
            </Button>
            <Button icon={<Pencil size={18} aria-hidden />} onClick={() => setNaming(true)}>
              {say('recite.writeCards')}
            </Button>
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'upload' })}>
              {say('recite.createNewSet')}
            </Button>
          </>
        }
      />
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
      {isNaming && (
        <NewSetDialog onMade={(setId) => openView({ name: 'edit', setId })} onClose={() => setNaming(false)} />
      )}
      {studied && <JustStudied studied={studied} onAgain={() => setPractising(true)} />}
      <FirstAnswers of={ASKED_FIRST} loading={<SkeletonCards label={say('recite.loadingSets')} />}>
        <OpenStudies openView={openView} />
        <ListSearch label={say('recite.searchSets')} place={place} />
        <div className="mb-6 flex empty:hidden">
          <FolderFilter
            folders={folders.map(({ name, set_count: count }) => ({ name, count }))}
            chosen={folder}
            onChoose={choose}
            change={change}
            maxLength={MAX_SET_FOLDER_CHARACTERS}
            tidy={tidySetFolder}
            shown={shownSetFolder}
            dissolveText={say('recite.dissolveText')}
            more={(name) => <ExportFolderButton folder={name} />}
          />
        </div>
        <div className={sessions ? 'grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]' : undefined}>
          <PagedList
            list={list}
            place={place}
            rowsOf={(page) => page.flashcard_sets}
            loading={<SkeletonCards label={say('recite.loadingSets')} />}
            failed={say('recite.listFailed')}
            empty={
              folder ? <p className="text-ink-soft">{say('recite.noSetsThere')}</p> : <NoSets openView={openView} />
            }
          >
            {(sets) => <SetGrid sets={sets} openView={openView} />}
          </PagedList>
          {sessions && <RecentSessions sessions={sessions} />}
        </div>
      </FirstAnswers>
    </>
  )
}

function NoSets({ openView }: { openView: OpenView }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title={say('recite.noSets')}
      action={
        <Button variant="primary" onClick={() => openView({ name: 'upload' })}>
          {say('recite.createNewSet')}
        </Button>
      }
    >
      {say('recite.noSetsText')}
    </EmptyState>
  )
}
