import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Say } from '@lectern/texts/speaker'
import { memo, useCallback } from 'react'
import { CardSide } from '../../../core/cards/CardSide.tsx'
import { CardText } from '../../../core/cards/CardText.tsx'
import { WrongButton } from '../../../core/feedback/WrongButton.tsx'
import { MaterialGone } from '../../../core/places/MaterialGone.tsx'
import { ShowInMaterial } from '../../../core/places/ShowInMaterial.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Check, GripVertical, Pencil, Trash2 } from '../../../ui/icons/icons.ts'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'
import { CardFields } from './CardFields.tsx'
import type { CardEditor } from './card-editor.ts'
import { CARD_KIND_TEXTS, NOT_YET_SAVED } from './card-kinds.ts'
import { type EditorCard, isComplete, isUnsaved } from './editor-card.ts'
import { neighbourButton } from './neighbour-button.ts'

interface EditableCardProps {
  card: EditorCard
  /** Its place in the set, from 1. */
  number: number
  editor: CardEditor
  /** Its row of those that are shown, from 0, and how many pixels are left out above it. */
  row: number
  spaceAbove: number
  /** Told of the card that stands for the height of its row. */
  measure: ((element: HTMLLIElement | null) => void) | undefined
  /** Its place among those that are shown, from 1, and how many these are: not all of them are drawn. */
  place: number
  shownCount: number
  /** Null while no cards are being selected. */
  isSelected: boolean | null
  onSelect: (key: string, isRange: boolean) => void
}

const MOVE_MOTION = { duration: 160, easing: 'ease' }
const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A card that is read, or written after its pencil was pressed. */
export const EditableCard = memo(function EditableCard(props: EditableCardProps) {
  const { card, number, editor, row, spaceAbove, measure, place, shownCount, isSelected, onSelect } = props
  const say = useSay()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: card.key,
    transition: prefersStillness() ? null : MOVE_MOTION,
  })

  // Stays one function as long as it does the same: a new one would have the card measured again at each keystroke.
  const attach = useCallback(
    (element: HTMLLIElement | null) => {
      setNodeRef(element)
      measure?.(element)
    },
    [setNodeRef, measure],
  )

  const remove = (button: HTMLElement) => {
    neighbourButton(button)?.focus()
    editor.remove(card.key).then(
      () => toastSuccess(say('recite.cardDeleted'), 'edit'),
      () => toastError(say('recite.deleteCardFailed'), 'edit'),
    )
  }

  return (
    <li
      ref={attach}
      data-key={card.key}
      data-index={row}
      aria-posinset={place}
      aria-setsize={shownCount}
      style={{ transform: CSS.Translate.toString(transform), transition, marginTop: spaceAbove || undefined }}
      className={classNames(
        'relative flex flex-col rounded-ui border bg-surface p-3 sm:p-4',
        isDragging ? 'z-20 border-accent shadow-float' : isSelected ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-center gap-1">
        {isSelected !== null && (
          <label className="control-square flex cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              aria-label={say('cards.selectCard', { number })}
              checked={isSelected}
              // A click alone tells whether Shift is held; Space makes one too.
              onClick={(event) => onSelect(card.key, event.shiftKey)}
              readOnly
              className="size-[1.125rem]"
            />
          </label>
        )}
        <IconButton
          {...attributes}
          {...listeners}
          label={say('recite.moveCard', { number })}
          icon={<GripVertical size={18} />}
          className="-ms-1 cursor-grab touch-none"
        />
        <span className="text-ink-faint text-xs tabular-nums">{number}</span>
        <Tally card={card} />
        <span className="grow" />
        {card.isEditing && (
          <IconButton
            label={say('recite.deleteCard', { number })}
            icon={<Trash2 size={18} />}
            isDanger
            onClick={(event) => remove(event.currentTarget)}
          />
        )}
        {!card.isEditing && card.origin.isMade && (
          <WrongButton
            label={say('generation.cardIsWrong', { number })}
            onSay={(reason) => editor.sayWrong(card.key, reason)}
            next={neighbourButton}
          />
        )}
        <ShowInMaterial
          look="icon"
          materialId={card.origin.material_id}
          words={card.origin.source}
          of={say('places.ofCard', { number })}
        />
        <IconButton
          label={say(card.isEditing ? 'recite.finishCard' : 'recite.editCard', { number })}
          aria-pressed={card.isEditing}
          icon={card.isEditing ? <Check size={18} /> : <Pencil size={18} />}
          className={card.isEditing ? 'bg-accent-soft text-accent' : undefined}
          onClick={() => editor.toggleEditing(card.key)}
        />
      </div>
      <div className="px-2 pt-1 pb-8 sm:pb-4">
        {card.isEditing ? <CardFields card={card} number={number} editor={editor} /> : <CardFace card={card} />}
        <MaterialGone isGone={card.origin.isGone} />
        <SaveNote card={card} />
      </div>
    </li>
  )
})

const CardFace = ({ card }: { card: EditorCard }) => (
  <>
    {card.question.trim() === '' ? (
      <CardText text="…" className="font-semibold" />
    ) : (
      <CardSide note={card} part="all" side={isFilledIn(card) ? 'answer' : 'question'} className="font-semibold" />
    )}
    {!isFilledIn(card) &&
      (card.answer.trim() === '' ? (
        <CardText text="…" className="mt-2 text-ink-soft" />
      ) : (
        <CardSide note={card} part="all" side="answer" className="mt-2 text-ink-soft" />
      ))}
    <Labels card={card} />
  </>
)

/** Its text or picture with the gaps filled in is the whole of it. */
const isFilledIn = ({ kind }: EditorCard): boolean => kind === 'cloze' || kind === 'occlusion'

/** The kind of the card, unless it is the usual one, and its tags. */
function Labels({ card: { kind, tags } }: { card: EditorCard }) {
  const say = useSay()
  if (kind === 'basic' && tags.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap gap-x-2 text-ink-faint text-xs">
      {kind !== 'basic' && <span className="font-semibold">{say(CARD_KIND_TEXTS[kind])}</span>}
      {tags.map((tag) => (
        <span key={tag} className="wrap-anywhere">
          #{tag}
        </span>
      ))}
    </p>
  )
}

/** How often the card was known and not known. */
function Tally({ card }: { card: EditorCard }) {
  const say = useSay()
  if (card.correctCount + card.incorrectCount === 0) return null
  return (
    <span className="ms-3 text-xs tabular-nums">
      <span className="text-good">{say('recite.timesCorrect', { count: card.correctCount })}</span>
      <span className="ms-2 text-poor">{say('recite.timesIncorrect', { count: card.incorrectCount })}</span>
    </span>
  )
}

/**
 * Stands in the card's lower edge, which is there without it too: a press that ends a card makes it appear, and must not
 * move the button away from under the pointer.
 */
function SaveNote({ card }: { card: EditorCard }) {
  const note = saveNote(useSay(), card)
  if (!note) return null
  return (
    <p
      className={classNames(
        'absolute inset-x-5 bottom-1.5 line-clamp-2 text-xs leading-snug sm:inset-x-6 sm:bottom-2 sm:line-clamp-1',
        note.isBad ? 'text-poor' : 'text-ink-faint',
      )}
    >
      {note.text}
    </p>
  )
}

function saveNote(say: Say, card: EditorCard) {
  if (card.status === 'saving') return { text: say('recite.saving'), isBad: false }
  if (card.status === 'failed' && isUnsaved(card)) return { text: say('recite.saveCardFailed'), isBad: true }
  if (!isComplete(card)) return { text: say(NOT_YET_SAVED[card.kind]), isBad: !card.isEditing }
  return null
}
