import { PREPARATION_SECONDS } from '@lectern/domain/speaking'
import { useEffect, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Timer } from '../../../ui/icons/icons.ts'
import { clockText } from '../clock-text.ts'

/** A minute to prepare, counted down; it can be begun again, and nothing waits for it. */
export function PreparationTimer() {
  const say = useSay()
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(PREPARATION_SECONDS)
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setSecondsLeft(left)
      if (left === 0) setEndsAt(null)
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])

  const start = () => {
    setSecondsLeft(PREPARATION_SECONDS)
    setEndsAt(Date.now() + PREPARATION_SECONDS * 1000)
  }
  const isOver = secondsLeft === 0
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span role="timer" aria-label={say('speaking.prepareTime')} className="font-serif text-2xl tabular-nums">
        {clockText(secondsLeft)}
      </span>
      <Button icon={<Timer size={18} aria-hidden />} onClick={start}>
        {say(endsAt !== null || isOver ? 'speaking.startAgain' : 'speaking.startPreparing')}
      </Button>
      <span role="status" className="text-ink-soft text-sm">
        {isOver && say('speaking.timeToSpeak')}
      </span>
    </div>
  )
}
