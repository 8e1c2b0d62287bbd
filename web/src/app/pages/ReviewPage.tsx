import { useNavigate, useSearchParams } from 'react-router'
import { PracticeScreen } from '../../core/review/exams/PracticeScreen.tsx'
import { readPractice, wayBackOf } from '../../core/review/exams/practice-address.ts'
import { ReviewScreen } from '../../core/review/session/ReviewScreen.tsx'
import { readId } from '../../lib/address-view.ts'
import { usePageMetadata } from '../page-metadata.ts'

/** /review, of all sets or of `?set_id=`; with `?way=` cards are gone through without changing when they come back. */
export function ReviewPage() {
  usePageMetadata('review')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const practice = readPractice(params)
  if (practice)
    return (
      <PracticeScreen
        key={JSON.stringify(practice)}
        practice={practice}
        onDone={() => void navigate(wayBackOf(practice))}
      />
    )
  const setId = readId(params.get('set_id')) ?? undefined
  return <ReviewScreen key={setId} setId={setId} />
}
