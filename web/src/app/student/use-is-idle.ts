import { useEffect, useState } from 'react'

/** A browser without a sign of being idle, or one that never is, has had its turn after this long. */
const LONGEST_WAIT_MS = 2000

/** False until the browser has drawn this component and has nothing more urgent to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const beIdle = () => setIdle(true)
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(beIdle, LONGEST_WAIT_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(beIdle, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
