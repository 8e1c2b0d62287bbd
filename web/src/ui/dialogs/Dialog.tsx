import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../IconButton.tsx'
import { X } from '../icons/icons.ts'
import { useFocusReturn } from './focus-return.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** One line under the title that says what the dialog is for. */
  description?: ReactNode
  children?: ReactNode
  /** The row of buttons at the foot; the main one last. */
  actions?: ReactNode
  /**
   * `sheet`: at the foot, over the whole width, where a thumb reaches it; for narrow screens. `beside`: at the side of the page, which stays
   * in use; how it looks (`.beside`) is loaded with what is shown there.
   */
  size?: 'md' | 'lg' | 'sheet' | 'beside'
  /** What gets the focus back, where the control that opened the dialog goes as it opens, such as an item of a menu. */
  opener?: RefObject<HTMLElement | null>
}

/**
 * The ground behind a dialog, and where the dialog floats. Shared with ConfirmDialog. Both on one level: what opens later stands later in
 * the page, and so dims a dialog that is open already.
 */
export const dialogVeilClass = 'fixed inset-0 z-50 bg-veil animate-fade'
export const dialogPanelClass =
  'fixed inset-x-4 top-[max(1rem,8dvh)] z-50 mx-auto flex max-h-[84dvh] flex-col overflow-hidden rounded-ui ' +
  'bg-surface shadow-float animate-rise'

const SIZES = {
  md: `${dialogPanelClass} max-w-md`,
  lg: `${dialogPanelClass} max-w-2xl`,
  sheet:
    'fixed inset-x-0 bottom-0 z-50 flex max-h-[84dvh] flex-col overflow-hidden rounded-t-ui bg-surface shadow-float ' +
    'animate-rise pb-[env(safe-area-inset-bottom)]',
  beside: 'beside',
} as const

/** The page beside it is used without closing it; Escape in a field there is for the field. */
const STAYS_BESIDE: Partial<ComponentProps<typeof Primitive.Content>> = {
  onInteractOutside: (event) => event.preventDefault(),
  // Radix leads from its last control to its first: the page would be reached by closing it alone.
  onKeyDownCapture: (event) => {
    if (event.key === 'Tab') event.stopPropagation()
  },
  onEscapeKeyDown: (event) => {
    const field =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable="true"]')
    if (field && !field.closest('.beside')) event.preventDefault()
  },
}

/** What the focus begins in: what is written or pressed in the window itself, and not its cross or what stands at its foot. */
const FIRST = '[data-scrolls] :is(a, button, input, select, textarea, summary)'

/** A window over the page: focus stays in it, Escape and the ground close it, focus returns to where it was. */
export function Dialog({ isOpen, onClose, title, description, children, actions, size = 'md', opener }: DialogProps) {
  const say = useSay()
  const isModal = size !== 'beside'
  const now = useRef({ isOpen, isModal })
  useLayoutEffect(() => {
    now.current = { isOpen, isModal }
  })
  // Between the two the panel is made anew, and the one that goes is not the end of the dialog.
  const goesOn = () => now.current.isOpen && now.current.isModal !== isModal
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()} modal={isModal}>
      <Primitive.Portal>
        {isModal && <Primitive.Overlay className={dialogVeilClass} />}
        <DialogPanel
          opener={opener}
          isModal={isModal}
          goesOn={goesOn}
          {...(!isModal && STAYS_BESIDE)}
          className={SIZES[size]}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="ps-6 pe-16 pt-5">
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-1 text-ink-soft text-sm">{description}</Primitive.Description>
            )}
          </div>
          <div data-scrolls className="overflow-y-auto px-6 py-5">
            {children}
          </div>
          {actions && <div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">{actions}</div>}
          {/* Last, so that the focus begins in what the dialog is about. */}
          <Primitive.Close asChild>
            <IconButton label={say('ui.close')} icon={<X size={20} />} className="absolute end-3 top-3" />
          </Primitive.Close>
        </DialogPanel>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface DialogPanelProps extends ComponentProps<typeof Primitive.Content>, Pick<DialogProps, 'opener'> {
  isModal: boolean
  /** Whether another panel of the same dialog has taken its place. */
  goesOn: () => boolean
}

function DialogPanel({ opener, isModal, goesOn, ...props }: DialogPanelProps) {
  const giveFocusBack = useFocusReturn(opener)
  return (
    <Primitive.Content
      {...props}
      onOpenAutoFocus={(event) => {
        // Where there is nothing to begin with, or nothing yet, Tab leads to what there is; so it does to a link, which Radix
        // passes over, to whatever it finds behind it.
        const panel = event.currentTarget
        if (!(panel instanceof HTMLElement) || panel.querySelector(FIRST)?.matches(':not(a)')) return
        event.preventDefault()
        panel.focus({ preventScroll: true })
      }}
      onCloseAutoFocus={(event) => {
        // Whoever is at something else on the page beside it stays there.
        if (goesOn() || (!isModal && document.activeElement !== document.body)) event.preventDefault()
        else giveFocusBack(event)
      }}
    />
  )
}
