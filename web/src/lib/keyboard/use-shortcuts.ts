import { useEffect, useEffectEvent } from 'react'

/**
 * Keys of a screen, except while typing, with a modifier held, or when not enabled. `keys` names what each means, by
 * `KeyboardEvent.key`, letters in lower case.
 */
export function useShortcuts<Meaning>(
  keys: Readonly<Record<string, Meaning>>,
  isEnabled: boolean,
  onShortcut: (meaning: Meaning) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const meaning = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (meaning === undefined || !isForShortcuts(event)) return
    event.preventDefault()
    onShortcut(meaning)
  })

  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}

function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]')) return false
  // On a button or a link, Space and Enter already mean to press it.
  return (event.key !== ' ' && event.key !== 'Enter') || !target?.closest('button, a')
}
