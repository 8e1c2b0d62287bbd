import { type ComponentProps, useRef, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

interface WritingDialogProps extends ComponentProps<typeof Dialog> {
  /** Something was typed that is lost with the dialog. */
  hasWriting: boolean
}

/** A dialog to write in. Escape, a press beside it and its cross ask first before what was typed is lost; Cancel gives it up. */
export function WritingDialog({ hasWriting, onClose, ...dialog }: WritingDialogProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const written = useRef<HTMLElement | null>(null)
  const ask = () => {
    if (document.activeElement instanceof HTMLElement) written.current = document.activeElement
    setAsking(true)
  }
  const giveUp = () => {
    setAsking(false)
    onClose()
  }
  return (
    <>
      {/* The question takes the focus from the dialog, which is no wish to close it once more. */}
      <Dialog {...dialog} onClose={() => (hasWriting ? !isAsking && ask() : onClose())} />
      <ConfirmDialog
        isOpen={isAsking && dialog.isOpen}
        title={say('ui.giveUpWriting')}
        description={say('ui.writingIsLost')}
        confirmLabel={say('ui.giveUp')}
        cancelLabel={say('ui.keepWriting')}
        isDanger
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
        opener={written}
      />
    </>
  )
}
