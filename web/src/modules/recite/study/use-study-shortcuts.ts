import { useEffect, useEffectEvent } from 'react'

type Shortcut = 'reveal' | 'incorrect' | 'correct'

const KEYS: Record<string, Shortcut> = { ' ': 'reveal', ArrowLeft: 'incorrect', ArrowRight: 'correct' }

/**
 * Space, Left and Right (requirements/recite.md#studying), except while typing, with a modifier held, or when not
 * enabled.
 */
export function useStudyShortcuts(isEnabled: boolean, onShortcut: (shortcut: Shortcut) => void): void {
  const press = useEffectEvent(onShortcut)

  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = KEYS[event.key]
      if (!shortcut || !isForShortcuts(event)) return
      event.preventDefault()
      press(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}

function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable="true"]')) return false
  // On a button or a link, Space already means to press it.
  return event.key !== ' ' || !target?.closest('button, a')
}
