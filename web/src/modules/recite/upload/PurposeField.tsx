import { MAX_PURPOSE_CHARACTERS } from '@lectern/domain/content'
import { PURPOSE_TAGS } from '@lectern/domain/recite'
import { useId } from 'react'
import { tagText } from '../../../core/generation/purpose-text.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'

interface PurposeFieldProps {
  tags: readonly string[]
  ownWords: string
  onTagsChange: (tags: readonly string[]) => void
  onOwnWordsChange: (text: string) => void
}

/** What the cards are for: any of the six tags, and the student's own words. */
export function PurposeField({ tags, ownWords, onTagsChange, onOwnWordsChange }: PurposeFieldProps) {
  const say = useSay()
  const id = useId()
  const toggle = (tag: string) =>
    onTagsChange(tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag])
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-2 font-medium text-sm">
        {say('recite.purpose')}
      </legend>
      <div className="mb-3 flex flex-wrap gap-2">
        {PURPOSE_TAGS.map((tag) => (
          <TagButton key={tag} label={tagText(say, tag)} isOn={tags.includes(tag)} onPress={() => toggle(tag)} />
        ))}
      </div>
      <TextField
        label={say('recite.ownWords')}
        isLabelHidden
        placeholder={say('recite.ownWordsHint')}
        maxLength={MAX_PURPOSE_CHARACTERS}
        value={ownWords}
        onChange={(event) => onOwnWordsChange(event.target.value)}
      />
    </fieldset>
  )
}

const TagButton = ({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) => (
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
    {label}
  </button>
)
