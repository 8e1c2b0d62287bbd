import { useSay } from '../../lib/language.ts'
import { IconButton } from '../IconButton.tsx'
import { Search, X } from '../icons/icons.ts'

interface SearchFieldProps {
  /** What is searched: 'Search sets'. The accessible name and the placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

/** A search box with a button that empties it; Escape empties it too. The caller debounces. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browsers that the build is for
    <div role="search" className={className}>
      <div className="relative">
        <Search
          size={18}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-faint"
          aria-hidden
        />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && value && onChange('')}
          className="control text-box py-1.5 ps-10 pe-11"
        />
        {value && (
          <IconButton
            className="absolute inset-y-0 end-0"
            label={say('ui.clearSearch')}
            icon={<X size={18} />}
            onClick={() => onChange('')}
          />
        )}
      </div>
    </div>
  )
}
