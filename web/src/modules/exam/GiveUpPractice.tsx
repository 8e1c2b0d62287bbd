import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { practiceStore } from './practice.ts'
import type { StartPractice } from './use-start-practice.ts'

/** Asks before a practice in progress makes way for another one. */
export function GiveUpPractice({ start }: { start: StartPractice }) {
  const say = useSay()
  const practice = useStore(practiceStore)
  return (
    <ConfirmDialog
      isOpen={start.waiting !== null}
      title={say('exam.giveUp')}
      description={say('exam.giveUpText', { title: practice?.set.title ?? '' })}
      confirmLabel={say('exam.startNew')}
      onConfirm={start.confirm}
      onCancel={start.cancel}
    />
  )
}
