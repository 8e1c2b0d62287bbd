import { useBeforeUnload, useBlocker } from 'react-router'

/** Holds back every way off the screen while `isActive`, so that the student can be asked first. */
export function useLeaveGuard(isActive: boolean) {
  const blocker = useBlocker(isActive)
  useBeforeUnload((event) => {
    if (isActive) event.preventDefault()
  })
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.state === 'blocked' && blocker.proceed(),
    stay: () => blocker.state === 'blocked' && blocker.reset(),
  }
}
