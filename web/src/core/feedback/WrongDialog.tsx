import { FEEDBACK_REASONS, type FeedbackReason } from '@lectern/domain/credits/feedback'
import { type RefObject, useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts/toasts.ts'

interface WrongDialogProps {
  /** Has the item go; resolves with the credits that came back. */
  onSay: (reason: FeedbackReason) => Promise<number>
  onClose: () => void
  /** What gets the focus back: the item goes with the control that opened this. */
  opener: RefObject<HTMLElement | null>
}

/** Asks what is the matter with a made item; one press says it, and the item goes. */
export function WrongDialog({ onSay, onClose, opener }: WrongDialogProps) {
  const say = useSay()
  const [saying, setSaying] = useState<FeedbackReason | null>(null)
  const give = async (reason: FeedbackReason) => {
    setSaying(reason)
    try {
      const credits = await onSay(reason)
      toastSuccess(credits > 0 ? say('generation.goneAndReturned', { credits }) : say('generation.gone'))
    } catch (error) {
      toastError(errorText(error, say('generation.notGone')))
    }
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={say('generation.thisIsWrong')}
      description={say('generation.goesAtOnce')}
      opener={opener}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {FEEDBACK_REASONS.map((reason) => (
          <Button
            key={reason}
            isLoading={saying === reason}
            disabled={saying !== null}
            onClick={() => void give(reason)}
          >
            {say(`generation.reason_${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
