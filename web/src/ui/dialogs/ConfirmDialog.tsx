import { AlertDialog } from 'radix-ui'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../Button.tsx'
import { dialogPanelClass, dialogVeilClass } from './Dialog.tsx'
import { useFocusReturn } from './focus-return.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  /** The question: 'Delete this set?' */
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The verb: 'Delete'. Never 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  /** The confirmed work is under way; the dialog stays until the caller closes it. */
  isLoading?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Whatever the student has to fill in before confirming. */
  children?: ReactNode
  /** False as long as `children` is not filled in as it must be. */
  canConfirm?: boolean
  /** What gets the focus back, where the control that opened the dialog goes as it opens, such as an item of a menu. */
  opener?: RefObject<HTMLElement | null>
}

/** Asks before something that cannot be undone or costs credits. Focus starts on Cancel; a press outside does nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isLoading = false,
  canConfirm = true,
  onConfirm,
  onCancel,
  children,
  opener,
}: ConfirmDialogProps) {
  const say = useSay()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !isLoading && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogVeilClass} />
        <ConfirmPanel opener={opener} className={`${dialogPanelClass} max-w-md`}>
          <div data-scrolls className="overflow-y-auto px-6 pt-6">
            <AlertDialog.Title className="wrap-anywhere text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-pretty text-ink-soft">{description}</div>
            </AlertDialog.Description>
            {children && <div className="mt-4">{children}</div>}
          </div>
          <div className="flex flex-wrap justify-end gap-3 p-6">
            <AlertDialog.Cancel asChild>
              <Button disabled={isLoading}>{cancelLabel ?? say('ui.cancel')}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isLoading={isLoading}
              disabled={!canConfirm}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </ConfirmPanel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function ConfirmPanel({
  opener,
  ...props
}: ComponentProps<typeof AlertDialog.Content> & Pick<ConfirmDialogProps, 'opener'>) {
  return <AlertDialog.Content {...props} onCloseAutoFocus={useFocusReturn(opener)} />
}
