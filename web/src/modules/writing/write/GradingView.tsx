import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Progress } from '../../../ui/Progress.tsx'

/** The essay is being graded. How far is a guess until the report is there: the bar waits at 90. */
export const GradingView = ({ percent }: { percent: number }) => (
  <>
    <PageHeader title="Grading Your Essay" />
    <div className="max-w-xl">
      <Progress
        percent={percent}
        label="Reading your essay"
        detail="This takes up to a minute. You may leave: the report will be among your graded essays."
      />
    </div>
  </>
)
