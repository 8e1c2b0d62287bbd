import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 250

/** Whole seconds until `deadlineMs`, never below 0. Calls `onEnd` once it is reached, unless stopped before. */
export function useCountdown(deadlineMs: number, isRunning: boolean, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadlineMs))
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isRunning) return
    // The clock is read anew at each tick: a sleeping tab ticks late.
    const timer = setInterval(() => {
      const left = secondsUntil(deadlineMs)
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      end()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [deadlineMs, isRunning])

  return seconds
}

const secondsUntil = (deadlineMs: number): number => Math.max(0, Math.ceil((deadlineMs - Date.now()) / 1000))

/** 75 becomes '1:15'. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
