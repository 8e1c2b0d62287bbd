import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface StoppedRunProps {
  title: string
  error: string | null
  /** Whether more credits would help. */
  isShortOfCredits: boolean
  /** Left out where another try would give nothing more. */
  onRetry: (() => void) | undefined
  /** What leaving the run means: 'Keep the 12 Found', 'Back to the Content'. */
  leaveLabel: ReactNode
  onLeave: () => void
}

/** Why a run stopped, and what can be done: try again, keep what was made, or go back to the material. */
export function StoppedRun({ title, error, isShortOfCredits, onRetry, leaveLabel, onLeave }: StoppedRunProps) {
  const say = useSay()
  return (
    <Notice tone="poor" role="alert" title={title}>
      <p>{error}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {say('ui.tryAgain')}
          </Button>
        )}
        <Button onClick={onLeave}>{leaveLabel}</Button>
        {isShortOfCredits && (
          <Link to="/profile" className="text-link">
            {say('generation.purchase')}
          </Link>
        )}
      </div>
    </Notice>
  )
}
