import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { takeToasts, toastPlace } from './toasts.ts'

const ICONS = {
  success: <CircleCheck size={18} className="text-good" aria-hidden />,
  error: <CircleAlert size={18} className="text-poor" aria-hidden />,
  info: <Info size={18} className="text-accent" aria-hidden />,
}

const CLASSES = {
  toast:
    'flex w-full items-start gap-3 rounded-ui border border-line bg-surface p-4 pe-10 font-sans text-ink text-sm shadow-float',
  icon: 'mt-0.5 shrink-0',
  title: 'whitespace-pre-line',
  closeButton:
    'control-square absolute end-0 top-1.5 flex items-center justify-center rounded-ui text-ink-faint hover:text-ink',
}

/** Under the site's header, above a bar of buttons at the foot of a narrow screen, or above what else stands there. */
const BELOW_HEADER = { top: 76, right: 32 }
const BELOW_HEADER_NARROW = { top: 76, left: 12, right: 12 }
const ABOVE_BUTTONS = { bottom: 96, left: 12, right: 12 }
const aboveFoot = (gapPixels: number) => ({
  bottom: `calc(var(--foot, 0px) + ${gapPixels}px)`,
  left: gapPixels,
  right: gapPixels,
})

/** Says something with more below it than words, which stays until it is closed. */
export function showLasting(text: string, body: (close: () => void) => ReactNode): void {
  const id = crypto.randomUUID()
  const close = () => void sonner.dismiss(id)
  sonner.info(text, { id, duration: Number.POSITIVE_INFINITY, description: body(close) })
}

/** Closes all that stand. */
export const closeAll = (): void => void sonner.dismiss()

/**
 * Leads from the last control of the toasts to the first of the page, as Tab does at the end of any page: sonner gives the focus back
 * to where it came from, which would lead into the toasts again.
 */
function leadOn(event: KeyboardEvent): void {
  const { target, key, shiftKey } = event
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLElement)) return
  const toasts = target.closest('[data-sonner-toaster]')
  const stops = toasts?.querySelectorAll('[tabindex="0"], a[href], button') ?? []
  if (target !== [...stops].at(-1)) return
  event.preventDefault()
  target.blur()
  document.querySelector<HTMLElement>('a[href], button')?.focus()
}

/** The toasts themselves: read out politely, held while pointed at, closed by their button. */
export function ToastView() {
  useEffect(() => takeToasts(({ kind, text, seconds }) => void sonner[kind](text, { duration: seconds * 1000 })), [])
  useEffect(() => {
    document.addEventListener('keydown', leadOn)
    return () => document.removeEventListener('keydown', leadOn)
  }, [])
  const say = useSay()
  const place = useStore(toastPlace)
  const isRaised = place !== 'foot'
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [narrowPosition, narrowOffset] =
    place === 'top' ? (['top-center', BELOW_HEADER_NARROW] as const) : (['bottom-center', ABOVE_BUTTONS] as const)
  return (
    <Toaster
      position={isRaised ? (isNarrow ? narrowPosition : 'top-right') : 'bottom-right'}
      offset={isRaised ? (isNarrow ? narrowOffset : BELOW_HEADER) : aboveFoot(24)}
      icons={ICONS}
      customAriaLabel={say('ui.notifications')}
      closeButton
      // Raised on a narrow screen, what is read stands under them: several take the room of one.
      expand={!(isRaised && isNarrow)}
      toastOptions={{ unstyled: true, classNames: CLASSES, closeButtonAriaLabel: say('ui.closeNotification') }}
      mobileOffset={isRaised ? narrowOffset : aboveFoot(12)}
    />
  )
}
