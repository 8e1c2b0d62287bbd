import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { toast as sonner, Toaster } from 'sonner'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { CircleAlert, CircleCheck, Info } from '../icons/icons.ts'
import { fullScreensStore } from '../navigation/full-screen.ts'
import { keepClear } from './keep-clear.ts'
import { type Toast, takeToasts } from './toasts.ts'
import './toasts.css'

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

/** From the side of the window, beside what stands there (`--beside-page`). */
const OFFSET = { bottom: 'var(--toasts-place, 1.5rem)', right: 'calc(1.5rem + var(--beside-page, 0px))' }
const OFFSET_NARROW = { bottom: 'var(--toasts-place, 0.75rem)', left: 12, right: 12 }

/** Says something with more below it than words, which stays until it is closed. */
export function showLasting(text: string, body: (close: () => void) => ReactNode): void {
  const id = crypto.randomUUID()
  const close = () => void sonner.dismiss(id)
  sonner.info(text, { id, duration: Number.POSITIVE_INFINITY, description: body(close) })
}

/** What leads to the same as a toast that stands takes its place. */
function showToast({ kind, text, seconds, way, name }: Toast): void {
  const duration = seconds * 1000
  if (!way) return void sonner[kind](text, { duration, ...(name && { id: name }) })
  const id = `to ${way.to}`
  const description = (
    <Link to={way.to} onClick={() => sonner.dismiss(id)} className="control inline-flex items-center text-accent">
      {way.label}
    </Link>
  )
  sonner[kind](text, { id, duration, description })
}

/** Closes all that stand. */
export const closeAll = (): void => void sonner.dismiss()

const closeNamed = (name: string): void => void sonner.dismiss(name)

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
  useEffect(() => takeToasts(showToast, closeNamed), [])
  useEffect(() => {
    document.addEventListener('keydown', leadOn)
    return () => document.removeEventListener('keydown', leadOn)
  }, [])
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? keepClear(frame.current) : undefined), [])
  const isNarrow = useMediaQuery('(width < 48rem)')
  const isAlone = useStore(fullScreensStore, (count) => count > 0)
  return (
    <div ref={frame}>
      <Toaster
        position="bottom-right"
        offset={OFFSET}
        mobileOffset={OFFSET_NARROW}
        icons={ICONS}
        customAriaLabel={say('ui.notifications')}
        closeButton
        // What is answered on a narrow screen stands above them: several take the room of one.
        expand={!(isAlone && isNarrow)}
        toastOptions={{ unstyled: true, classNames: CLASSES, closeButtonAriaLabel: say('ui.closeNotification') }}
      />
    </div>
  )
}
