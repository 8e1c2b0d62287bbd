import type { InputHTMLAttributes, Ref } from 'react'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../IconButton.tsx'
import { Search, X } from '../icons/icons.ts'
import { KeyHint } from '../KeyHint.tsx'

interface SearchFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'onKeyDown'> {
  /** What is searched: 'Search sets'. The accessible name and the placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  /** By its button, and by Escape; empties it where nothing else is said. */
  onClear?: () => void
  /** The key that leads here, shown while it is empty. */
  shortcut?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A search box with a button that empties it; Escape empties it too. The caller debounces. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onClear = () => onChange(''), shortcut, className, onKeyDown, ...input } = props
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
          {...input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-keyshortcuts={shortcut}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // Within an input method it gives up what is being composed.
            if (event.key === 'Escape' && value && !event.nativeEvent.isComposing) onClear()
          }}
          className="control text-box py-1.5 ps-10 pe-11"
        />
        {value && (
          <IconButton
            className="absolute inset-y-0 end-0"
            label={say('ui.clearSearch')}
            icon={<X size={18} />}
            onClick={onClear}
          />
        )}
        {!value && shortcut && (
          <span className="pointer-events-none absolute inset-y-0 end-3 my-auto h-fit" aria-hidden>
            <KeyHint>{shortcut}</KeyHint>
          </span>
        )}
      </div>
    </div>
  )
}
