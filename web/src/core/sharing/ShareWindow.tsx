import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'

/** The dialog of who shares, loaded when it opens. */
export const ShareWindow = lazyWindow(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog))
