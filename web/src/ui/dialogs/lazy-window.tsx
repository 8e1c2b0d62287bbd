import { type ComponentType, type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isSiteThere } from '../../lib/api/is-site-there.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { UnopenedWindow } from './UnopenedWindow.tsx'

interface LazyWindowProps {
  /** Left out where the window is there as long as it is open. */
  isOpen?: boolean
  /** Left out where nobody opened it: what could not be opened then comes by itself once it can be loaded. */
  onClose?: () => void
  opener?: RefObject<HTMLElement | null>
}

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
    const begin = useEffectEvent(tryToLoad)
    useEffect(() => {
      if (!isLoading) return
      let isHere = true
      begin().then(
        (window) => {
          loaded = window
          if (isHere) setWindow(() => window)
        },
        (error) => {
          logFailure('A window could not be loaded', error)
          if (isHere) setOutcome('failed')
        },
      )
      return () => {
        isHere = false
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
    if (outcome !== 'failed') return null
    return (
      <UnopenedWindow
        opener={props.opener}
        onRetry={() => setOutcome('none')}
        onClose={props.onClose ?? (() => setOutcome('put away'))}
      />
    )
  }
}
