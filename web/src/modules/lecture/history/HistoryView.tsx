import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import { Plus } from 'lucide-react'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useSubmittedPlace } from '../../../core/lists/use-list-place.ts'
import { textOfFailure } from '../../../lib/error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { useLectures } from '../api.ts'
import { UnfinishedLectures } from '../UnfinishedLectures.tsx'
import type { OpenView } from '../use-view.ts'
import { LectureGrid } from './LectureGrid.tsx'

/** The student's lectures, to be found, read and tidied up; above them those in progress. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const place = useSubmittedPlace()
  const list = useLectures(place)
  return (
    <>
      <PageHeader
        title="Lecture History"
        back={{ label: 'Back to Lecture', onBack: () => openView({ name: 'main' }) }}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView({ name: 'upload' })}>
            Upload Lecture
          </Button>
        }
      />
      <UnfinishedLectures className="mb-6" />
      <ListSearch label="Search lectures" place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.results}
        loading={<SkeletonCards label="Loading your lectures" />}
        failed={textOfFailure(LECTURE_TEXTS.listFailed, LECTURE_TEXTS.listError)}
        empty={<NoLectures openView={openView} />}
        pager="plain"
      >
        {(lectures) => <LectureGrid lectures={lectures} openView={openView} />}
      </PagedList>
    </>
  )
}

const NoLectures = ({ openView }: { openView: OpenView }) => (
  <EmptyState
    illustration={<EmptyShelf />}
    title="No lectures yet"
    action={
      <Button variant="primary" onClick={() => openView({ name: 'upload' })}>
        Upload Lecture
      </Button>
    }
  >
    A PDF that has been explained is kept here, with its explanation.
  </EmptyState>
)
