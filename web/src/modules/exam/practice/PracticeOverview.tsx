import { useSay } from '../../../lib/language.ts'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { Progress } from '../../../ui/figures/Progress.tsx'
import { answeredCount, chooseLayout, type Practice } from '../practice.ts'
import { QuestionMap } from './QuestionMap.tsx'

interface PracticeOverviewProps {
  practice: Practice
  onOpen: (index: number) => void
}

/** How far the practice is, how its questions are shown, and the map of them. */
export function PracticeOverview({ practice, onOpen }: PracticeOverviewProps) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-5">
      <Progress label={say('exam.answered')} percent={(answeredCount(practice) / practice.questions.length) * 100} />
      <SegmentedControl
        label={say('exam.show')}
        className="self-start"
        options={[
          { value: 'one', label: say('exam.showOne') },
          { value: 'all', label: say('exam.showAll') },
        ]}
        value={practice.layout}
        onChange={chooseLayout}
      />
      <QuestionMap practice={practice} onOpen={onOpen} />
    </div>
  )
}
