import { useBeforeUnload } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { reviewOutbox } from '../outbox.ts'

/** Said where this device has no room for what was answered: it goes with the page, which asks before it is closed. */
export function UnkeptNotice() {
  const say = useSay()
  const count = useStore(reviewOutbox.unkeptCount)
  useBeforeUnload((event) => {
    if (count > 0) event.preventDefault()
  })
  if (count === 0) return null
  return (
    <div className="mb-6">
      <Notice tone="fair" role="alert" title={say('review.deviceFullTitle')}>
        {say('review.deviceFull', { count })}
      </Notice>
    </div>
  )
}
