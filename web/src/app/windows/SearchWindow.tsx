import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay, withTexts } from '../../lib/language.ts'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Search } from '../../ui/icons/icons.ts'

/** The window with its texts, and with the data of the student, which the header that it stands in does without. */
const Dialog = lazyWindow(async () => {
  const [{ SearchDialog }, { DataProvider }] = await Promise.all([
    withTexts(import('../../core/search/SearchDialog.tsx'), 'search'),
    import('../DataProvider.tsx'),
  ])
  return (props: { onClose: () => void; opener: RefObject<HTMLElement | null> }) => (
    <DataProvider>
      <SearchDialog {...props} />
    </DataProvider>
  )
})

/** The way to the search of everything: a glass, or Ctrl+K wherever the student is, a window that is open apart. */
export function SearchWindow() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)
  const open = (from: Element | null) => {
    opener.current = from instanceof HTMLElement && from !== document.body ? from : button.current
    setOpen(true)
  }
  const openFrom = useEffectEvent(open)
  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      const isAsked =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isAsked || document.querySelector('[role=dialog]:not(.beside),[role=alertdialog]')) return
      event.preventDefault()
      // Whoever was writing goes on there.
      openFrom(document.activeElement)
    }
    document.addEventListener('keydown', openByKeys)
    return () => document.removeEventListener('keydown', openByKeys)
  }, [])
  return (
    <>
      <IconButton
        ref={button}
        label={say('shell.search')}
        icon={<Search size={20} aria-hidden />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={({ currentTarget }) => open(currentTarget)}
      />
      {isOpen && <Dialog onClose={() => setOpen(false)} opener={opener} />}
    </>
  )
}
