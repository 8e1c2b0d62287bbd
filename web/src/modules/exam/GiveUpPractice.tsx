import { useStore } from '../../lib/store.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { practiceStore } from './practice.ts'
import type { StartPractice } from './use-start-practice.ts'

/** Asks before a practice in progress makes way for another one. */
export function GiveUpPractice({ start }: { start: StartPractice }) {
  const practice = useStore(practiceStore)
  return (
    <ConfirmDialog
      isOpen={start.waiting !== null}
      title="Give up the practice in progress?"
      description={`Your answers to ${practice?.set.title ?? ''} are not submitted yet.`}
      confirmLabel="Start New Practice"
      onConfirm={start.confirm}
      onCancel={start.cancel}
    />
  )
}
