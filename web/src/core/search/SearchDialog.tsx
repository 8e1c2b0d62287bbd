import { SEARCH_DEBOUNCE_MS } from '@lectern/domain/content'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { RotateCw } from '../../ui/icons/icons.ts'
import { FoundThings } from './FoundThings.tsx'
import { searchQuery } from './search-query.ts'

interface SearchDialogProps {
  onClose: () => void
  /** What gets the focus back. */
  opener?: RefObject<HTMLElement | null>
}

/**
 * Searches everything that the student has, as soon as typing pauses (requirements/platform.md#search). The arrow keys go from the box to
 * what was found, from one to the next, and back.
 */
export function SearchDialog({ onClose, opener }: SearchDialogProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const settled = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS)
  const search = typed.trim() === '' ? '' : settled
  const { data: found = [], error, isFetching, refetch } = useQuery(searchQuery(search))
  const results = useRef<HTMLDivElement>(null)
  const status = () => {
    if (search === '') return say('search.hint')
    if (isFetching) return say('search.searching')
    return found.length > 0 ? say('search.found', { count: found.length }) : say('search.none', { search })
  }
  return (
    <Dialog isOpen onClose={onClose} title={say('search.title')} size="lg" {...(opener ? { opener } : {})}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is in it takes the focus; it only hears the arrow keys */}
      <div onKeyDown={goOn}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            results.current?.querySelector('a')?.focus()
          }}
        >
          <SearchField label={say('search.field')} value={typed} onChange={setTyped} />
        </form>
        {error && search !== '' ? (
          <div role="alert" className="mt-3">
            <p className="text-poor text-sm">{errorText(error, say('search.failed'))}</p>
            <Button
              className="mt-3"
              icon={<RotateCw size={16} aria-hidden />}
              isLoading={isFetching}
              onClick={() => void refetch()}
            >
              {say('ui.tryAgain')}
            </Button>
          </div>
        ) : (
          <p role="status" className="mt-3 mb-4 text-ink-soft text-sm">
            {status()}
          </p>
        )}
        <div ref={results}>
          {search !== '' && !error && <FoundThings found={found} search={search} onChosen={onClose} />}
        </div>
      </div>
    </Dialog>
  )
}

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
