import { type CardTextOptions, readCardText } from '@lectern/decks/text/read-card-text'
import { CARD_TEXT_FORMATS, MAX_SEPARATOR_CHARACTERS } from '@lectern/domain/cards/imports'
import { useMemo } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

const SHOWN = 5

interface TextPreviewProps {
  text: string
  options: CardTextOptions
  onChange: (options: CardTextOptions) => void
}

/** A tab and an end of a line as they can be typed. */
const written = (separator: string) => separator.replaceAll('\t', '\\t').replaceAll('\n', '\\n')
const meant = (typed: string) => typed.replaceAll('\\t', '\t').replaceAll('\\n', '\n')

/** What a text would become, and how it is taken apart. */
export function TextPreview({ text, options, onChange }: TextPreviewProps) {
  const say = useSay()
  const { cards, incomplete } = useMemo(() => readCardText(text, options), [text, options])
  const { side, card } = options.separators
  const separate = (separators: Partial<CardTextOptions['separators']>) =>
    onChange({ ...options, separators: { ...options.separators, ...separators } })
  return (
    <section aria-label={say('imports.preview')} className="grid gap-4">
      <Select
        label={say('imports.format')}
        options={CARD_TEXT_FORMATS.map((value) => ({ value, label: say(`imports.format_${value}`) }))}
        value={options.format}
        onChange={(format) => onChange({ ...options, format })}
      />
      {options.format === 'delimited' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say('imports.sideSeparator')}
            hint={say('imports.separatorHint')}
            value={written(side)}
            maxLength={MAX_SEPARATOR_CHARACTERS}
            onChange={({ target }) => separate({ side: meant(target.value) })}
          />
          <TextField
            label={say('imports.cardSeparator')}
            value={written(card)}
            maxLength={MAX_SEPARATOR_CHARACTERS}
            onChange={({ target }) => separate({ card: meant(target.value) })}
          />
          <Checkbox isChecked={options.hasHeader} onChange={(hasHeader) => onChange({ ...options, hasHeader })}>
            {say('imports.hasHeader')}
          </Checkbox>
        </div>
      )}
      <p role="status" className="text-ink-soft text-sm">
        {say('imports.found', { count: cards.length })}
        {say('ui.sentenceGap')}
        {incomplete.length > 0 && say('imports.incomplete', { count: incomplete.length })}
      </p>
      <ol className="grid gap-2">
        {cards.slice(0, SHOWN).map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may say the same.
          <li key={index} className="grid gap-2 rounded-ui bg-sunken px-4 py-2 text-sm sm:grid-cols-2">
            <span className="wrap-anywhere line-clamp-3 font-medium">{question}</span>
            <span className="wrap-anywhere line-clamp-3">{answer}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
