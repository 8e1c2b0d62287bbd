import { WORD_LIMIT } from '@lectern/domain/content'
import { MAX_SOUGHT_CHARACTERS } from '@lectern/domain/materials/finding'
import type { Place } from '@lectern/domain/materials/place'
import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { useShortcuts } from '../../../../lib/keyboard/use-shortcuts.ts'
import { useSay } from '../../../../lib/language.ts'
import type { Store } from '../../../../lib/store.ts'
import { SearchField } from '../../../../ui/fields/SearchField.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { ChevronDown } from '../../../../ui/icons/icons.ts'
import type { OpenedMaterial } from '../../materials-api.ts'
import { foundText } from './found-text.ts'
import type { Sought } from './sought.ts'
import { type Step, useFinding } from './use-finding.ts'

const FIND_KEY = '/'
type Meaning = 'find' | 'close'
const KEYS: Record<string, Meaning> = { [FIND_KEY]: 'find' }
const KEYS_WHILE_ASKED: Record<string, Meaning> = { ...KEYS, Escape: 'close' }

interface FindInMaterialProps {
  material: Pick<OpenedMaterial, 'id' | 'kind' | 'word_count' | 'page_count'>
  /** What is sought, for the pages to mark it. */
  soughtStore: Store<Sought | null>
  onGo: (place: Place) => void
}

/**
 * Finds words in the whole of a material, at the key `/`: the browser's own search knows those pages alone that were shown. It stays
 * in view while something is sought.
 */
export function FindInMaterial({ material, soughtStore, onGo }: FindInMaterialProps) {
  const say = useSay()
  const field = useRef<HTMLInputElement>(null)
  const pageCount = material.page_count ?? 1
  const { words, isAsked, found, index, hasFailed, query, seek, go, close } = useFinding({
    materialId: material.id,
    pageCount,
    soughtStore,
    onGo,
  })
  const clear = () => {
    // The button that was pressed is gone.
    if (!close()) field.current?.focus({ preventScroll: true })
  }
  useShortcuts(isAsked ? KEYS_WHILE_ASKED : KEYS, true, (meaning) => {
    if (meaning === 'close') return void close()
    field.current?.focus()
    field.current?.select()
  })
  const goByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // What is gone to stays in view until the next key.
    event.stopPropagation()
    go(event.shiftKey ? -1 : 1)
  }
  const status = () => {
    if (!isAsked) return null
    if (hasFailed) return <Failed onRetry={() => void query.refetch()} />
    if (!found) return say('library.finding')
    if (found.places.length > 0) return foundText(say, found, index, pageCount > 1)
    return material.word_count < WORD_LIMIT
      ? say('library.foundNone')
      : say('library.foundNoneOf', { limit: WORD_LIMIT })
  }
  return (
    <div
      data-finding={isAsked || undefined}
      className={classNames(
        'find-bar mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2 print:hidden',
        isAsked ? 'sticky z-10 border-line bg-paper' : 'border-transparent',
        // Below the player, which stays in view as well.
        material.kind === 'recording' ? 'top-15' : 'top-0',
      )}
    >
      <SearchField
        ref={field}
        label={say('library.find')}
        value={words}
        maxLength={MAX_SOUGHT_CHARACTERS}
        shortcut={FIND_KEY}
        className="w-72 max-w-full grow"
        onChange={seek}
        onClear={clear}
        onKeyDown={goByEnter}
      />
      <div className={classNames('flex min-w-0 grow basis-64 items-center gap-2', !isAsked && 'max-sm:sr-only')}>
        <p role="status" className="min-w-0 grow text-ink-soft text-sm">
          {status()}
        </p>
        {found && found.places.length > 0 && <Steps onStep={go} />}
      </div>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const say = useSay()
  return (
    <>
      <span className="text-poor">{say('library.findingFailed')}</span>
      {say('ui.sentenceGap')}
      <button type="button" className="text-link" onClick={onRetry}>
        {say('ui.tryAgain')}
      </button>
    </>
  )
}

function Steps({ onStep }: { onStep: (step: Step) => void }) {
  const say = useSay()
  return (
    <div className="flex shrink-0">
      <IconButton
        label={say('library.foundBefore')}
        icon={<ChevronDown size={20} className="rotate-180" />}
        onClick={() => onStep(-1)}
      />
      <IconButton label={say('library.foundNext')} icon={<ChevronDown size={20} />} onClick={() => onStep(1)} />
    </div>
  )
}
