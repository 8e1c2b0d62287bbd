/**
 * How long a toast stays, in seconds (requirements/platform.md#toasts). `session`: generation, refunds, time expiry and
 * session errors of recite and exam. `edit`: a saved card or title. `standard`: everything else.
 */
const TOAST_SECONDS = { session: 10, edit: 3, standard: 4 } as const
export type ToastSpan = keyof typeof TOAST_SECONDS

/** Where a toast leads: what its link says, and its address. */
export interface ToastWay {
  label: string
  to: string
}

export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  seconds: number
  way?: ToastWay
}

type Show = (toast: Toast) => void

// The view of toasts is loaded with the first of them; until it stands, they wait here.
const waiting: Toast[] = []
const watchers = new Set<() => void>()
let show: Show | null = null

function add(kind: Toast['kind'], text: string, span: ToastSpan, way?: ToastWay): void {
  const toast = { kind, text, seconds: TOAST_SECONDS[span], ...(way && { way }) }
  if (show) {
    show(toast)
    return
  }
  waiting.push(toast)
  for (const watcher of watchers) watcher()
}

/** Says that something worked, with the way to what came of it. */
export const toastSuccess = (text: string, span: ToastSpan = 'standard', way?: ToastWay): void =>
  add('success', text, span, way)
/** Says that something failed, and what to do. */
export const toastError = (text: string, span: ToastSpan = 'standard'): void => add('error', text, span)
/** Says something that is neither. */
export const toastInfo = (text: string, span: ToastSpan = 'standard'): void => add('info', text, span)

/** For the Toaster alone: whether there is anything to show yet. */
export const hasWaitingToasts = (): boolean => waiting.length > 0

/** For the Toaster alone: calls back when toasts begin to wait. Returns the way to stop. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** For the view of toasts alone: hands it those that waited and all later ones. Returns the way to stop. */
export function takeToasts(view: Show): () => void {
  show = view
  waiting.splice(0).forEach(view)
  return () => {
    if (show === view) show = null
  }
}
