import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { takeToasts } from './toasts.ts'

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

/** The toasts themselves: read out politely, held while pointed at, closed by their button. */
export function ToastView() {
  useEffect(() => takeToasts(({ kind, text, seconds }) => void sonner[kind](text, { duration: seconds * 1000 })), [])
  return (
    <Toaster
      position="bottom-right"
      icons={ICONS}
      closeButton
      expand
      toastOptions={{ unstyled: true, classNames: CLASSES }}
      mobileOffset={12}
    />
  )
}
