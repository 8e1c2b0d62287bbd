import { useSay } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { addressOfCram } from './exams/practice-address.ts'

/** The ways to the cards of one set: what is due of them, and all of them without changing when they come back. */
export function SetReviewLinks({ setId }: { setId: number }) {
  const say = useSay()
  return (
    <div className="mb-2 flex flex-wrap gap-3">
      <ButtonLink to={`/review?set_id=${setId}`}>{say('review.reviewSet')}</ButtonLink>
      <ButtonLink to={addressOfCram({ setId })}>{say('review.cram')}</ButtonLink>
    </div>
  )
}
