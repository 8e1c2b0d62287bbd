import { type RefObject, useEffect, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { countUnsent, forgetUnsent } from '../../lib/storage/outbox.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'

const LOOK_AGAIN_MS = 300

interface LeaveDialogProps {
  student: string
  onLeave: () => void
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** Asks before answers are lost that were not sent yet. Where they are sent meanwhile there is nothing left to ask. */
export function LeaveDialog({ student, onLeave, onClose, opener }: LeaveDialogProps) {
  const say = useSay()
  const [count, setCount] = useState(() => countUnsent(student))
  useEffect(() => {
    const timer = setInterval(() => setCount(countUnsent(student)), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [student])
  const isSent = count === 0
  return (
    <ConfirmDialog
      isOpen
      title={say('review.leaveTitle')}
      description={say(isSent ? 'review.leaveSent' : 'review.leaveText', { count })}
      confirmLabel={say(isSent ? 'review.leave' : 'review.leaveAnyway', { count })}
      cancelLabel={say('review.stay')}
      isDanger={!isSent}
      onConfirm={() => {
        forgetUnsent(student)
        onLeave()
      }}
      onCancel={onClose}
      opener={opener}
    />
  )
}
