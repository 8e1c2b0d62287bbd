import { useSay } from '../lib/language.ts'
import { Button } from './Button.tsx'
import { RotateCw } from './icons/icons.ts'

interface ErrorLineProps {
  /** What could not be loaded, in a sentence of its own. */
  message: string
  onRetry: () => void
  isRetrying: boolean
}

/** `ErrorState` where a part alone is missing, or room is short: a line. Read out when it appears. */
export function ErrorLine({ message, onRetry, isRetrying }: ErrorLineProps) {
  const say = useSay()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="min-w-0 grow basis-52 text-ink-soft">{message}</p>
      <Button icon={<RotateCw size={16} aria-hidden />} isLoading={isRetrying} onClick={onRetry}>
        {say('ui.tryAgain')}
      </Button>
    </div>
  )
}
