import { type RefObject, useState } from 'react'

/**
 * Where the focus goes as a dialog closes: to `opener` where one is named and can take it, which one that is not displayed cannot,
 * else to what had it before, unless somebody has taken it already. Radix gives it to a trigger of its own alone, which none of our dialogs has. To be called by what is mounted with
 * the open dialog. @returns what is to be done on `onCloseAutoFocus`
 */
export function useFocusReturn(opener: RefObject<HTMLElement | null> | undefined): (event: Event) => void {
  const [before] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (!takesFocus(opener?.current) && isFree) takesFocus(before)
  }
}

function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement && element.isConnected)) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
