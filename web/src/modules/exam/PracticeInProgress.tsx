import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { answeredCount, practiceStore } from './practice.ts'
import type { OpenView } from './use-view.ts'

/** The way back to a practice that was left. */
export function PracticeInProgress({ openView }: { openView: OpenView }) {
  const practice = useStore(practiceStore)
  if (!practice) return null
  return (
    <div className="mb-6">
      <Notice title="Practice in progress">
        <p className="wrap-anywhere">
          {practice.set.title}: {answeredCount(practice)} of {practice.questions.length} answered.
        </p>
        <Button className="mt-2" onClick={() => openView('practice')}>
          Resume
        </Button>
      </Notice>
    </div>
  )
}
