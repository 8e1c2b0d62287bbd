import { useQuery } from '@tanstack/react-query'
import { shortDayText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useAccount } from '../../account/use-account.ts'
import { REVIEW } from '../api.ts'
import { deviceFull, isStoragePersistent } from './device.ts'
import { describeAway } from './read-away.ts'

/** Safari alone clears what a site keeps once a week has gone by without a visit. */
const CLEARS_AFTER_A_WEEK = /^((?!chrome|android|crios|fxios|edgios).)*safari/i

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** What of the next days can be reviewed on this device without a network, and how safe it is here. */
export function OnThisDevice() {
  const say = useSay()
  const { user } = useAccount()
  const student = user?.email ?? ''
  const { data } = useQuery({
    networkMode: 'always',
    queryKey: [...REVIEW, 'device', student],
    queryFn: async () => ({ cards: await describeAway(student), isPersistent: await isStoragePersistent() }),
    staleTime: 0,
    retry: false,
  })
  const cards = data?.cards
  const isFull = useStore(deviceFull)
  return (
    <section aria-label={say('review.deviceTitle')}>
      <h2 className="text-xl">{say('review.deviceTitle')}</h2>
      <div className="mt-2 flex max-w-prose flex-col gap-2 text-ink-soft">
        <p>
          {cards
            ? say('review.deviceText', { count: cards.cardCount, day: shortDayText(cards.until) })
            : say('review.deviceNone')}
        </p>
        {isFull && <p>{say('review.deviceNoRoom')}</p>}
        {cards && <p>{say(data.isPersistent ? 'review.deviceSafe' : 'review.deviceUnsafe')}</p>}
        {!isInstalled() && CLEARS_AFTER_A_WEEK.test(navigator.userAgent) && <p>{say('review.deviceSafari')}</p>}
        {!isInstalled() && <p>{say('review.deviceInstall')}</p>}
      </div>
    </section>
  )
}
