import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { useSay } from '../../../lib/language.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import type { CardEditor } from './card-editor.ts'
import type { EditorCard } from './editor-card.ts'

/** Both sides of a card while it is written. Leaving a side saves the card. */
export function CardFields({ card, number, editor }: { card: EditorCard; number: number; editor: CardEditor }) {
  const say = useSay()
  const { key } = card
  const shared = { isMaterial: true, maxLength: MAX_CARD_CHARACTERS, onBlur: () => void editor.save(key) }
  return (
    <fieldset aria-label={say('recite.card', { number })} className="flex flex-col gap-3">
      <TextArea
        {...shared}
        label={say('recite.question')}
        rows={2}
        autoFocus
        value={card.question}
        onChange={(event) => editor.type(key, { question: event.target.value })}
      />
      <TextArea
        {...shared}
        label={say('recite.answer')}
        rows={3}
        value={card.answer}
        onChange={(event) => editor.type(key, { answer: event.target.value })}
      />
    </fieldset>
  )
}
