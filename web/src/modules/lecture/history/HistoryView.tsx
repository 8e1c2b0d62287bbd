import { FirstAnswers } from '../../../core/lists/FirstAnswers.tsx'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useSubmittedPlace } from '../../../core/lists/use-list-place.ts'
import { textOfFailure } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Plus } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { UNFINISHED, useLectures } from '../api.ts'
import { trails } from '../trail.ts'
import { UnfinishedLectures } from '../UnfinishedLectures.tsx'
import type { OpenView } from '../use-view.ts'
import { LectureGrid } from './LectureGrid.tsx'

/** The student's lectures, to be found, read and tidied up; above them those in progress. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useSubmittedPlace()
  const list = useLectures(place)
  return (
    <>
      <PageHeader
        title={say('lecture.history')}
        trail={trails(say, openView).start}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'upload' })}>
            {say('lecture.upload')}
          </Button>
        }
      />
      <FirstAnswers of={[UNFINISHED]} loading={<SkeletonCards label={say('lecture.loadingLectures')} />}>
        <UnfinishedLectures className="mb-6" />
        <ListSearch label={say('lecture.searchLectures')} place={place} />
        <PagedList
          list={list}
          place={place}
          rowsOf={(page) => page.results}
          loading={<SkeletonCards label={say('lecture.loadingLectures')} />}
          failed={textOfFailure(say('lecture.listFailed'), say('lecture.listError'))}
          empty={<NoLectures openView={openView} />}
          pager="plain"
        >
          {(lectures) => <LectureGrid lectures={lectures} openView={openView} />}
        </PagedList>
      </FirstAnswers>
    </>
  )
}

function NoLectures({ openView }: { openView: OpenView }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title={say('lecture.none')}
      action={
        <Button variant="primary" onClick={() => openView({ name: 'upload' })}>
          {say('lecture.upload')}
        </Button>
      }
    >
      {say('lecture.noneText')}
    </EmptyState>
  )
}
