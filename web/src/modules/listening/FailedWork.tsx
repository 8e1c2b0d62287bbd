import type { ListeningWork } from '@lectern/contract/listening/shapes'
import { dateText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText } from '../../ui/Price.tsx'
import { useCancelSet, useRetrySet } from './api.ts'
import { failureText } from './failure-text.ts'

interface FailedWorkProps {
  work: ListeningWork
  /** Told once it is being tried again. */
  onRetried?: (work: ListeningWork) => void
}

/** A recording of which nothing came, with why; it can be tried again for as long as it is kept. */
export function FailedWork({ work, onRetried }: FailedWorkProps) {
  const say = useSay()
  const dismiss = useCancelSet()
  const retry = useRetrySet()
  const { title, retry_until: keptUntil } = work
  return (
    <li>
      <Notice tone="poor" title={title}>
        <p>{failureText(work.error ?? say('listening.failed'), work.credits_refunded)}</p>
        {keptUntil && <p>{say('listening.retryUntil', { date: dateText(new Date(keptUntil)) })}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          {keptUntil && (
            <Button
              isLoading={retry.isPending}
              onClick={() => retry.mutate(work.id, { onSuccess: () => onRetried?.(work) })}
              aria-label={say('listening.retryOf', { title, price: creditsText(work.credit_cost) })}
            >
              {say('listening.retry', { price: creditsText(work.credit_cost) })}
            </Button>
          )}
          <Button
            isLoading={dismiss.isPending}
            onClick={() => dismiss.mutate(work.id)}
            aria-label={say('listening.dismissOf', { title })}
          >
            {say('listening.dismiss')}
          </Button>
        </div>
      </Notice>
    </li>
  )
}
