import { useRef } from 'react'
import { useShortcuts } from '../../../../lib/keyboard/use-shortcuts.ts'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SearchField } from '../../../../ui/fields/SearchField.tsx'
import { ListChecks } from '../../../../ui/icons/icons.ts'
import type { Selection } from './use-selection.ts'

const KEYS = { '/': 'find' } as const

interface FindCardsProps {
  sought: string
  onSeek: (sought: string) => void
  foundCount: number
  selection: Selection
}

/** The search within a set, at the key `/`, and the way to select several cards. */
export function FindCards({ sought, onSeek, foundCount, selection }: FindCardsProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useShortcuts(KEYS, true, () => place.current?.querySelector('input')?.focus())
  return (
    <div ref={place} className="mb-5 flex flex-wrap items-center gap-3">
      <SearchField label={say('cards.find')} value={sought} onChange={onSeek} className="min-w-56 grow sm:max-w-sm" />
      <Button
        icon={<ListChecks size={16} aria-hidden />}
        aria-pressed={selection.keys !== null}
        onClick={() => selection.set(selection.keys === null ? new Set() : null)}
      >
        {say('cards.selectSeveral')}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {sought.trim() !== '' && say('cards.found', { count: foundCount })}
      </p>
    </div>
  )
}
