import type { ReactNode } from 'react'
import { useSay } from '../lib/language.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { SpilledInk } from './Illustrations.tsx'
import { RotateCw } from './icons/icons.ts'

interface ErrorStateProps {
  /** What could not be done, without a full stop: 'Failed to load history'. */
  message: string
  /** What it means, or what else can be done. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

/** Something that could not be loaded, and the button that tries again. Read out when it appears. */
export function ErrorState({ message, children, onRetry, isRetrying = false }: ErrorStateProps) {
  const say = useSay()
  return (
    <div role="alert">
      <EmptyState
        illustration={<SpilledInk />}
        title={message}
        action={
          onRetry && (
            <Button icon={<RotateCw size={16} aria-hidden />} isLoading={isRetrying} onClick={onRetry}>
              {say('ui.tryAgain')}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
