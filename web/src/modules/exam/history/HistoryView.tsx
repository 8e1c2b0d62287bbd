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
import { useExamSets } from '../api.ts'
import { ExamsUnderWay } from '../ExamsUnderWay.tsx'
import { PracticeInProgress } from '../PracticeInProgress.tsx'
import { trails } from '../trail.ts'
import { useExamsUnderWay } from '../use-exams-under-way.ts'
import type { OpenView } from '../use-view.ts'
import { ExamGrid } from './ExamGrid.tsx'

/** The student's exams, to be found, practised again, renamed and deleted. */
export function HistoryView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const place = useListPlace()
  const list = useExamSets(place)
  const underWay = useExamsUnderWay()
  return (
    <>
      <PageHeader
        title={say('exam.history')}
        trail={trails(say, openView).start}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openView('generate')}>
            {say('exam.newExam')}
          </Button>
        }
      />
      <ExamsUnderWay underWay={underWay} openView={openView} />
      <PracticeInProgress openView={openView} />
      <ListSearch label={say('exam.search')} place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.exam_sets}
        loading={<SkeletonCards label={say('exam.loadingExams')} />}
        failed={say('exam.examsFailed')}
        empty={<NoExams onCreate={() => openView('generate')} />}
      >
        {(sets) => <ExamGrid sets={sets} openView={openView} />}
      </PagedList>
    </>
  )
}

function NoExams({ onCreate }: { onCreate: () => void }) {
  const say = useSay()
  return (
    <EmptyState
      illustration={<EmptyShelf />}
      title={say('exam.none')}
      action={
        <Button variant="primary" onClick={onCreate}>
          {say('exam.newExam')}
        </Button>
      }
    >
      {say('exam.noneText')}
    </EmptyState>
  )
}
