import { type RefObject, useState } from 'react'
import { focusInPlaceOf, isFocusFree, rememberPlaces, takesFocus } from '../../lib/keyboard/keep-focus.ts'

/**
 * Where the focus goes as a dialog closes, unless something has taken it already: to `opener` where one is named and can take it, which
 * one that is not displayed cannot, else to what had it before, or to what stands in the place of that. Radix gives it to a trigger of
 * its own alone, which none of our dialogs has. To be called by what is mounted with the open dialog. @returns what is to be done on
 * `onCloseAutoFocus`
 */
export function useFocusReturn(opener: RefObject<HTMLElement | null> | undefined): (event: Event) => void {
  const [before] = useState(() => {
    rememberPlaces()
    return document.activeElement
  })
  return (event) => {
    event.preventDefault()
    if (!isFocusFree() || takesFocus(opener?.current) || takesFocus(before)) return
    if (before && before !== document.body) focusInPlaceOf(before)
  }
}
