import { Link } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { ExamDateForm } from './ExamDateForm.tsx'
import { ExamDay, ExamOutlook } from './ExamOutlook.tsx'
import { useExams } from './exams-api.ts'

interface MaterialExamProps {
  materialId: number
  /** Whether cards were made of it, which are what is learned. */
  hasCards: boolean
}

/** The exam that all cards made of a material are learned towards, and its date; nothing where there are no cards. */
export function MaterialExam({ materialId, hasCards }: MaterialExamProps) {
  const say = useSay()
  const { data } = useExams()
  const exam = data?.exams.find(({ material, is_over }) => material?.id === materialId && !is_over)
  if (!data || (!hasCards && !exam)) return null
  return (
    <Panel title={say('review.exam')} description={exam ? undefined : say('review.materialExamText')}>
      {exam && (
        <div className="mb-4">
          <ExamDay exam={exam} />
          <ExamOutlook exam={exam} />
          <Link to="/progress" className="mt-1 inline-flex min-h-11 items-center text-accent text-sm">
            {say('review.examMore')}
          </Link>
        </div>
      )}
      <ExamDateForm
        of={{ kind: 'material', id: materialId }}
        submit={say(exam ? 'review.changeExam' : 'review.addExam')}
      />
    </Panel>
  )
}
