import { useSay } from '../../../lib/language.ts'
import { Progress } from '../../../ui/figures/Progress.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'

/** The essay is being graded. How far is a guess until the report is there: the bar waits at 90. */
export function GradingView({ percent }: { percent: number }) {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('writing.grading')} />
      <div className="max-w-xl">
        <Progress percent={percent} label={say('writing.readingEssay')} detail={say('writing.gradingText')} />
      </div>
    </>
  )
}
