import { useEffect } from 'react'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Square, Volume2 } from '../../../ui/icons/icons.ts'
import type { Line } from './line.ts'
import { keyOf, NO_VOICE, readAloud, readingStore, stopReading } from './read-aloud.ts'

interface ListenButtonProps {
  line: Line
  isSlow?: boolean
  /** What is heard, for those who do not see what the button stands beside. */
  what: string
  variant?: 'secondary' | 'quiet'
}

/** Reads a line aloud, and stops reading it. */
export function ListenButton({ line, isSlow, what, variant = 'secondary' }: ListenButtonProps) {
  const say = useSay()
  const config = useSiteConfig()
  const reading = useStore(readingStore)
  const isMine = reading.key === keyOf(line)
  const isSpeaking = isMine && reading.phase === 'speaking'
  useEffect(() => stopReading, [])
  const start = () => void readAloud(line, { serverSpeaks: config?.speech.speaks === 'service', isSlow })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button
        variant={variant}
        icon={isSpeaking ? <Square size={16} aria-hidden /> : <Volume2 size={18} aria-hidden />}
        isLoading={isMine && reading.phase === 'loading'}
        onClick={isSpeaking ? stopReading : start}
      >
        {say(isSpeaking ? 'speaking.stop' : 'speaking.listen')}
        <span className="sr-only">
          {' '}
          {isSpeaking ? say('speaking.stopReading') : say('speaking.listenTo', { what })}
        </span>
      </Button>
      {isMine && reading.phase === 'failed' && (
        <span className="text-poor text-sm" role="alert">
          {say(NO_VOICE)}
        </span>
      )}
    </span>
  )
}
