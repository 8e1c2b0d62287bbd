import { useEffect, useState } from 'react'

/** Seconds until a moment, whole ones, counted down; 0 when it has come. */
export function useSecondsLeft(deadline: string): number {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(deadline) - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((Date.parse(deadline) - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
