import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { RotateCw } from '../../ui/icons/icons.ts'

interface NotLoadedProps {
  /** What is missing, in a sentence. */
  text: string
  isAsking: boolean
  /** Whether it waits for a network, and comes by itself. */
  isWaiting: boolean
  onAskAgain: () => void
  className?: string
}

/** Stands in the place of a part of *Today* that could not be loaded, and asks for it again. Read out when it appears. */
export function NotLoaded({ text, isAsking, isWaiting, onAskAgain, className = '' }: NotLoadedProps) {
  const say = useSay()
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-ui border border-line bg-surface px-5 py-3 ${className}`}
    >
      <p className="min-w-0 grow basis-52">
        {text}
        {isWaiting && `${say('ui.sentenceGap')}${say('today.comesWithNetwork')}`}
      </p>
      {!isWaiting && (
        <Button icon={<RotateCw size={16} aria-hidden />} isLoading={isAsking} onClick={onAskAgain}>
          {say('ui.tryAgain')}
        </Button>
      )}
    </div>
  )
}
