import { type ComponentType, type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSiteThere } from '../../lib/api/is-site-there.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { wait } from '../../lib/wait.ts'
import { UnopenedWindow } from './UnopenedWindow.tsx'

interface LazyWindowProps {
  /** Left out where the window is there as long as it is open. */
  isOpen?: boolean
  /** Left out where nobody opened it: what could not be opened then comes by itself once it can be loaded. */
  onClose?: () => void
  opener?: RefObject<HTMLElement | null>
}

/** Whoever pressed is shown that it opens after so long; what is shown then stays for a while, so that nothing flashes. */
const SILENT_MS = 200
const SHORTEST_SHOWN_MS = 300

/**
 * A window over the page that is loaded when it is first opened; from then on it stays, where it says itself whether it is open. Where it
 * cannot be loaded, the page and what was typed on it stay as they are: a window that is there already says so and tries again when
 * it is told to, or once the network is back. Every window that comes by itself is made with this: `lazy` would take the page away.
 * @param isOnDevice whether the device keeps it, and it does without the server (`service-worker.ts`); any other is not begun without a network
 */
export function lazyWindow<Props extends LazyWindowProps>(
  load: () => Promise<ComponentType<Props>>,
  { isOnDevice = false } = {},
): (props: Props) => ReactNode {
  // Chromium never asks again for a script that it could not fetch, as long as a page stays: where nobody would answer it is not asked.
  const tryToLoad = async () => {
    if (!isOnDevice && !(await isSiteThere())) throw new Error('The site cannot be reached')
    return load()
  }
  let loaded: ComponentType<Props> | null = null
  return function LazyWindow(props: Props) {
    const [Window, setWindow] = useState<ComponentType<Props> | null>(() => loaded)
    const [outcome, setOutcome] = useState<'none' | 'failed' | 'put away'>('none')
    const isWanted = props.isOpen !== false
    if (!isWanted && outcome !== 'none') setOutcome('none')
    const isLoading = isWanted && Window === null && outcome === 'none'
    const [isSaid, setSaid] = useState(false)
    const begin = useEffectEvent(tryToLoad)
    useEffect(() => {
      if (!isLoading) return
      let isHere = true
      let saidAtMs: number | null = null
      const timer = setTimeout(() => {
        saidAtMs = performance.now()
        setSaid(true)
      }, SILENT_MS)
      begin().then(
        async (window) => {
          clearTimeout(timer)
          loaded = window
          if (saidAtMs !== null) await wait(saidAtMs + SHORTEST_SHOWN_MS - performance.now())
          if (!isHere) return
          // The window remembers what has the focus as it comes: by then it is where it was before.
          flushSync(() => setSaid(false))
          setWindow(() => window)
        },
        (error) => {
          logFailure('A window could not be loaded', error)
          if (isHere) setOutcome('failed')
        },
      )
      return () => {
        isHere = false
        clearTimeout(timer)
        setSaid(false)
      }
    }, [isLoading])
    const hasFailed = outcome !== 'none'
    useEffect(() => {
      if (!hasFailed) return
      const tryAgain = () => setOutcome('none')
      window.addEventListener('online', tryAgain)
      return () => window.removeEventListener('online', tryAgain)
    }, [hasFailed])
    if (Window) return <Window {...props} />
    const close = props.onClose ?? (() => setOutcome('put away'))
    // What nobody pressed for is not announced.
    if (isLoading && isSaid && props.onClose)
      return <UnopenedWindow key="loading" opener={props.opener} onClose={close} />
    if (outcome !== 'failed') return null
    return <UnopenedWindow key="failed" opener={props.opener} onRetry={() => setOutcome('none')} onClose={close} />
  }
}
