import { MAX_PURPOSE_CHARACTERS } from '@lectern/domain/content'
import { PURPOSE_TAGS } from '@lectern/domain/recite'
import { useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { TextField } from '../../../ui/TextField.tsx'

interface PurposeFieldProps {
  tags: readonly string[]
  ownWords: string
  onTagsChange: (tags: readonly string[]) => void
  onOwnWordsChange: (text: string) => void
}

/** What the cards are for: any of the six tags, and the student's own words. */
export function PurposeField({ tags, ownWords, onTagsChange, onOwnWordsChange }: PurposeFieldProps) {
  const id = useId()
  const toggle = (tag: string) =>
    onTagsChange(tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag])
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-2 font-medium text-sm">
        Content purpose
      </legend>
      <div className="mb-3 flex flex-wrap gap-2">
        {PURPOSE_TAGS.map((tag) => (
          <TagButton key={tag} tag={tag} isOn={tags.includes(tag)} onPress={() => toggle(tag)} />
        ))}
      </div>
      <TextField
        label="In your own words"
        isLabelHidden
        placeholder="Or in your own words: oral exam next week, 中英對照 …"
        maxLength={MAX_PURPOSE_CHARACTERS}
        value={ownWords}
        onChange={(event) => onOwnWordsChange(event.target.value)}
      />
    </fieldset>
  )
}

const TagButton = ({ tag, isOn, onPress }: { tag: string; isOn: boolean; onPress: () => void }) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={classNames(
      'control inline-flex items-center gap-1.5 rounded-full border px-4 text-sm transition-colors duration-100',
      isOn
        ? 'border-accent bg-accent-soft text-accent ring-1 ring-accent'
        : 'border-line-strong text-ink-soft hover:border-ink-soft hover:text-ink',
    )}
  >
    {tag}
  </button>
)
