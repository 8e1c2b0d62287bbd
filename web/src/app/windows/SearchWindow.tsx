import { Search } from 'lucide-react'
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useSay, withTexts } from '../../lib/language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'

type Dialog = ComponentType<{ onClose: () => void; opener: RefObject<HTMLElement | null> }>

/** The window with its texts, and with the data of the student, which the header that it stands in does without. */
async function loadDialog(): Promise<Dialog> {
  const [{ SearchDialog }, { DataProvider }] = await Promise.all([
    withTexts(import('../../core/search/SearchDialog.tsx'), 'search'),
    import('../DataProvider.tsx'),
  ])
  return (props) => (
    <DataProvider>
      <SearchDialog {...props} />
    </DataProvider>
  )
}

/** The way to the search of everything: a glass, or Ctrl+K wherever the student is, a window that is open apart. */
export function SearchWindow() {
  const say = useSay()
  const [Opened, setOpened] = useState<Dialog | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Loaded here, so that without a network the page stays, and the next press tries again.
  const open = useCallback(() => {
    loadDialog()
      .then((dialog) => setOpened(() => dialog))
      .catch(() => toastError(say('errors.network')))
  }, [say])
  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      const isAsked =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isAsked || document.querySelector('[role=dialog],[role=alertdialog]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', openByKeys)
    return () => document.removeEventListener('keydown', openByKeys)
  }, [open])
  return (
    <>
      <IconButton
        ref={button}
        label={say('shell.search')}
        icon={<Search size={20} aria-hidden />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      />
      {Opened && <Opened onClose={() => setOpened(null)} opener={button} />}
    </>
  )
}
