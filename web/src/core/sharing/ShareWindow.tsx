import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'
import type { ShareDialogProps } from './ShareDialog.tsx'

/** The dialog of who shares, loaded when it opens. */
export const ShareWindow = lazyWindow<ShareDialogProps>(async () => (await import('./ShareDialog.tsx')).ShareDialog)
