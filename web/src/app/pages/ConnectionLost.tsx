import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { RotateCw } from '../../ui/icons/icons.ts'

interface ConnectionLostProps {
  /** What went wrong, in the client's words. */
  message: string
  onRetry: () => void
}

/** Shown when a student's first check could not reach the server. Draws nothing that would have to be loaded. */
export function ConnectionLost({ message, onRetry }: ConnectionLostProps) {
  const say = useSay()
  return (
    <main role="alert" className="mx-auto flex max-w-md grow flex-col items-center justify-center px-4 text-center">
      <h1 className="text-3xl">{message}</h1>
      <p className="mt-3 text-ink-soft">{say('shell.stillSignedIn')}</p>
      <Button className="mt-8" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        {say('shell.tryAgain')}
      </Button>
    </main>
  )
}
