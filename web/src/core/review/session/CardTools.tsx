import { useSay } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CalendarClock, CopyPlus, Flag, PauseCircle, Pencil, Undo2 } from '../../../ui/icons/icons.ts'
import { WrongButton } from '../../feedback/WrongButton.tsx'
import type { Review } from './use-review.ts'

/** What can be done with the card on the screen besides answering it. */
export function CardTools({ review, onEdit }: { review: Review; onEdit: () => void }) {
  const say = useSay()
  const { card } = review
  const isFlagged = card !== undefined && card.flag > 0
  return (
    <div className="-mx-2 flex">
      <IconButton
        label={say('review.undo')}
        icon={<Undo2 size={20} />}
        disabled={!review.canUndo}
        onClick={review.undo}
      />
      {card && card.kind !== 'card' ? (
        <IconButton label={say('review.makeCard')} icon={<CopyPlus size={20} />} onClick={onEdit} />
      ) : (
        <IconButton label={say('review.edit')} icon={<Pencil size={20} />} disabled={!card} onClick={onEdit} />
      )}
      <IconButton
        label={say(isFlagged ? 'review.unflag' : 'review.flag')}
        icon={<Flag size={20} fill={isFlagged ? 'currentColor' : 'none'} />}
        aria-pressed={isFlagged}
        disabled={!card}
        onClick={review.toggleFlag}
      />
      <IconButton
        label={say('review.bury')}
        icon={<CalendarClock size={20} />}
        disabled={!card}
        onClick={review.bury}
      />
      <IconButton
        label={say('review.suspend')}
        icon={<PauseCircle size={20} />}
        disabled={!card}
        onClick={review.suspend}
      />
      {card?.is_made && !review.isFromDevice && (
        <WrongButton label={say('generation.thisIsWrong')} onSay={review.sayWrong} />
      )}
    </div>
  )
}
