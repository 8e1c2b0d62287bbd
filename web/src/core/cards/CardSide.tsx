import { type CardNote, faceOf, type Part, type Side } from '@lectern/domain/cards/faces'
import { namesUnder, readCoveredPicture } from '@lectern/domain/cards/occlusion'
import { useMemo } from 'react'
import { CardText } from './CardText.tsx'
import { CoveredPictureView } from './CoveredPictureView.tsx'

interface CardSideProps {
  note: CardNote
  part: Part
  side: Side
  /** Said before it to those who cannot see where it stands: 'Answer: '. */
  label?: string
  className?: string
  /** How a text that is no program is set, by the text. */
  proseLook?: (text: string) => string
}

/** One side of a card of any kind: its gaps hidden or shown, its picture covered or not. */
export function CardSide({ note, part, side, label, className, proseLook }: CardSideProps) {
  const { kind, question, answer } = note
  const face = useMemo(() => faceOf({ kind, question, answer }, part, side), [kind, question, answer, part, side])
  const covered = useMemo(() => (kind === 'occlusion' ? readCoveredPicture(question) : null), [kind, question])
  if (!covered?.picture)
    return <CardText text={face} label={label} className={className} proseClassName={proseLook?.(face)} />
  return (
    <div className={className}>
      {covered.header ? (
        <CardText text={covered.header} label={label} className="mb-3 text-center" />
      ) : (
        label && <span className="sr-only">{label}</span>
      )}
      <CoveredPictureView covered={covered} picture={covered.picture} part={part} isAnswer={side === 'answer'} />
      {side === 'answer' && namesUnder(covered, part) !== '' && (
        <CardText text={namesUnder(covered, part)} className="mt-3 text-center" />
      )}
      {side === 'answer' && answer.trim() !== '' && (
        <CardText text={answer} className="mt-4" proseClassName={proseLook?.(answer)} />
      )}
    </div>
  )
}
