import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSay, withTexts } from '../../lib/language.ts'
import { IconButton } from '../../ui/IconButton.tsx'

/** With its texts, and with the data of the student, which the header that it stands in does without. */
const Dialog = lazy(async () => {
  const [{ SearchDialog }, { DataProvider }] = await Promise.all([
    withTexts(import('../../core/search/SearchDialog.tsx'), 'search'),
    import('../DataProvider.tsx'),
  ])
  const WithData: typeof SearchDialog = (props) => (
    <DataProvider>
      <SearchDialog {...props} />
    </DataProvider>
  )
  return { default: WithData }
})

/** The way to the search of everything: a glass, or Ctrl+K wherever the student is, a window that is open apart. */
export function SearchWindow() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isAsked =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isAsked || document.querySelector('[role=dialog],[role=alertdialog]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <IconButton
        ref={button}
        label={say('shell.search')}
        icon={<Search size={20} aria-hidden />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} opener={button} />
        </Suspense>
      )}
    </>
  )
}
