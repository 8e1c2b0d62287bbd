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
  /** What `closeToast` closes it by. */
  name?: string
}

type Show = (toast: Toast) => void

// The view of toasts is loaded with the first of them; until it stands, they wait here.
const waiting: Toast[] = []
const watchers = new Set<() => void>()
let show: Show | null = null
let close: ((name: string) => void) | null = null

function add(kind: Toast['kind'], text: string, span: ToastSpan, way?: ToastWay, name?: string): void {
  const toast = { kind, text, seconds: TOAST_SECONDS[span], ...(way && { way }), ...(name && { name }) }
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

/** Says that something worked, and what is to be done now: to be closed by its name (`closeToast`) once that is done. */
export const toastTask = (text: string, span: ToastSpan, name: string): void =>
  add('success', text, span, undefined, name)

/** Closes the toast of this name, or has it not come any more. */
export function closeToast(name: string): void {
  close?.(name)
  const index = waiting.findIndex((toast) => toast.name === name)
  if (index >= 0) waiting.splice(index, 1)
}

/** For the Toaster alone: whether there is anything to show yet. */
export const hasWaitingToasts = (): boolean => waiting.length > 0

/** For the Toaster alone: calls back when toasts begin to wait. Returns the way to stop. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** For the view of toasts alone: hands it those that waited and all later ones, and the names of those it is to close. Returns the way to stop. */
export function takeToasts(view: Show, closeNamed: (name: string) => void = () => {}): () => void {
  show = view
  close = closeNamed
  waiting.splice(0).forEach(view)
  return () => {
    if (show !== view) return
    show = null
    close = null
  }
}
