import { answerAsChoice, choiceAsAnswer } from '@lectern/domain/cards/choices'
import { CARD_KINDS, type CardKind, tidyTags } from '@lectern/domain/cards/faces'
import { type KeyboardEvent, useRef, useState } from 'react'
import { CardPreview } from '../../../core/cards/CardPreview.tsx'
import { CardSide } from '../../../core/cards/CardSide.tsx'
import { ChoiceFields } from '../../../core/cards/ChoiceFields.tsx'
import { SameElsewhere } from '../../../core/cards/SameElsewhere.tsx'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { CardTextArea } from './CardTextArea.tsx'
import type { CardEditor } from './card-editor.ts'
import { CARD_KIND_TEXTS } from './card-kinds.ts'
import type { EditorCard } from './editor-card.ts'
import { LoadedOcclusionFields } from './occlusion/LoadedOcclusionFields.tsx'
import { findSame } from './same-cards.ts'

/** A card while it is written, and what it will look like. Leaving a side saves the card. */
export function CardFields({ card, number, editor }: { card: EditorCard; number: number; editor: CardEditor }) {
  const say = useSay()
  const { key, kind } = card
  const isCloze = kind === 'cloze'
  const hasMore = isCloze || kind === 'occlusion'
  const answerInKind = useAnswerInKind(card)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    editor.finish(key)
  }
  return (
    <fieldset aria-label={say('recite.card', { number })} className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      <Select
        label={say('cards.kind')}
        options={CARD_KINDS.map((value) => ({ value, label: say(CARD_KIND_TEXTS[value]) }))}
        value={kind}
        onChange={(chosen) => {
          editor.type(key, { kind: chosen, answer: answerInKind(chosen) })
          void editor.save(key)
        }}
      />
      {kind === 'occlusion' ? (
        <LoadedOcclusionFields card={card} editor={editor} />
      ) : (
        <CardTextArea
          cardKey={key}
          side="question"
          editor={editor}
          label={say(isCloze ? 'cards.text' : 'recite.question')}
          rows={isCloze ? 4 : 2}
          autoFocus
          hasGaps={isCloze}
          value={card.question}
        />
      )}
      {kind === 'choice' ? (
        <ChoiceFields
          answer={answerAsChoice(card.answer)}
          onAnswer={(answer) => editor.type(key, { answer })}
          onLeave={() => void editor.save(key)}
        />
      ) : (
        <CardTextArea
          cardKey={key}
          side="answer"
          editor={editor}
          label={say(hasMore ? 'cards.more' : 'recite.answer')}
          rows={hasMore ? 2 : 3}
          value={card.answer}
        />
      )}
      <SameCard card={card} editor={editor} />
      <TagsField card={card} editor={editor} />
      <CardPreview note={card} />
      <p className="text-ink-faint text-xs">{say('cards.finishKeys')}</p>
    </fieldset>
  )
}

/** Gives the answer that another kind of card takes. The options that were left are there again where nothing else was written since. */
function useAnswerInKind({ kind, answer }: EditorCard): (chosen: CardKind) => string {
  const left = useRef<{ choice: string; answer: string } | null>(null)
  return (chosen) => {
    if (chosen === kind) return answer
    if (chosen === 'choice') return left.current?.answer === answer ? left.current.choice : answerAsChoice(answer)
    if (kind !== 'choice') return answer
    const plain = choiceAsAnswer(answer)
    left.current = { choice: answer, answer: plain }
    return plain
  }
}

/** What says the same already, beside what is being written. */
function SameCard({ card, editor }: { card: EditorCard; editor: CardEditor }) {
  const say = useSay()
  const cards = useStore(editor.cards)
  const place = findSame(cards, card)
  const same = cards[place]
  if (!same) return <SameElsewhere note={card} setId={editor.setId} />
  return (
    <Notice>
      <p className="mb-1">{say('cards.sameAs', { number: place + 1 })}</p>
      <CardSide note={same} part="all" side="question" className="font-semibold" />
      <CardSide note={same} part="all" side="answer" className="text-ink-soft" />
    </Notice>
  )
}

const BETWEEN_TAGS = /[,，、;；]/

function TagsField({ card: { key, tags }, editor }: { card: EditorCard; editor: CardEditor }) {
  const say = useSay()
  const [typed, setTyped] = useState(tags.join(', '))
  return (
    <TextField
      label={say('cards.tags')}
      hint={say('cards.tagsHint')}
      value={typed}
      maxLength={2000}
      onChange={({ target }) => {
        setTyped(target.value)
        editor.type(key, { tags: tidyTags(target.value.split(BETWEEN_TAGS)) })
      }}
      onBlur={() => void editor.save(key)}
    />
  )
}
