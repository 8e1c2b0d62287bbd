import { useEffect, useState } from 'react'

/** Whole seconds since a moment, in milliseconds of the clock; ticks every second. */
export function useElapsedSeconds(startedAtMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((nowMs - startedAtMs) / 1000))
}
