import { useSearchParams } from 'react-router'
import { ReviewScreen } from '../../core/review/ReviewScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** /review, of all sets or of `?set_id=`. */
export function ReviewPage() {
  usePageMetadata('review')
  const [params] = useSearchParams()
  const setId = Number(params.get('set_id'))
  return <ReviewScreen key={setId} setId={Number.isSafeInteger(setId) && setId > 0 ? setId : undefined} />
}
