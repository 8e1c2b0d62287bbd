import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../Button.tsx'
import { Spinner } from '../Spinner.tsx'

interface UnopenedWindowProps {
  /** Left out as long as it is still loaded. */
  onRetry?: () => void
  onClose: () => void
  /** What gets the focus back, where the control that was pressed goes, such as an item of a menu. */
  opener: RefObject<HTMLElement | null> | undefined
}

/** Stands in place of a window that is still loaded, or could not be. The browser's own dialog: nothing of it would have to be loaded. */
export function UnopenedWindow({ onRetry, onClose, opener }: UnopenedWindowProps) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, textId] = [useId(), useId()]
  const giveFocusBack = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body) opener?.current?.focus()
  })
  // Before it is taken off the page: closed, it gives the focus back to what had it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      giveFocusBack()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      role={onRetry ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={onRetry && textId}
      aria-busy={!onRetry}
      className="fixed inset-x-4 top-[max(1rem,8dvh)] mx-auto w-auto max-w-md rounded-ui bg-surface p-6 text-ink shadow-float backdrop:bg-veil"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className="flex items-center gap-3 text-xl">
        {!onRetry && <Spinner className="text-accent" />}
        {say(onRetry ? 'ui.notOpened' : 'ui.loading')}
      </h2>
      {onRetry && (
        <p id={textId} className="mt-2 text-ink-soft">
          {say('ui.notOpenedText')}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{say('ui.close')}</Button>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {say('ui.tryAgain')}
          </Button>
        )}
      </div>
    </dialog>
  )
}
