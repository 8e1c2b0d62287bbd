import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { useRef, useState } from 'react'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ThumbsDown } from '../../ui/icons/icons.ts'

const WrongDialog = lazyWindow(() => import('./WrongDialog.tsx').then(({ WrongDialog }) => WrongDialog))

interface WrongButtonProps {
  /** What it says, and of which item where there are several. */
  label: string
  /** Has the item go; resolves with the credits that came back. */
  onSay: (reason: FeedbackReason) => Promise<number>
  /** What gets the focus when the item has gone with this button; left out where the button stays. */
  next?: (button: HTMLElement) => HTMLElement | null
}

/** Says that a made item is wrong: it goes. */
export function WrongButton({ label, onSay, next }: WrongButtonProps) {
  const opener = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={label}
        icon={<ThumbsDown size={18} />}
        onClick={({ currentTarget }) => {
          opener.current = currentTarget
          setOpen(true)
        }}
      />
      {isOpen && (
        <WrongDialog
          opener={opener}
          onSay={async (reason) => {
            const following = next && opener.current && next(opener.current)
            const credits = await onSay(reason)
            if (next) opener.current = following ?? null
            return credits
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
