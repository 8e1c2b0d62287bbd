import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { type RefObject, useEffect, useState } from 'react'
import { wordsOf } from './pages/selected-words.ts'

/** The words that are selected within an element, by mouse, touch or keys; empty where nothing is. */
export function useSelectedPassage(place: RefObject<HTMLElement | null>): string {
  const [passage, setPassage] = useState('')
  useEffect(() => {
    const read = () => setPassage(passageIn(place.current))
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [place])
  return passage
}

function passageIn(place: HTMLElement | null): string {
  const selection = document.getSelection()
  if (!place || !selection || selection.isCollapsed || selection.rangeCount === 0) return ''
  const range = selection.getRangeAt(0)
  const { startContainer, endContainer, endOffset } = range
  // Three presses on a last paragraph select up to the beginning of what follows it.
  const endsWithin = place.contains(endContainer) || endOffset === 0
  if (!place.contains(startContainer) || !endsWithin) return ''
  return (wordsOf(place, range) ?? selection.toString()).trim().slice(0, MAX_CARD_CHARACTERS).toWellFormed()
}

/** The page on which the selection begins. */
export function selectedPage(): HTMLElement | null {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0) return null
  const { startContainer } = selection.getRangeAt(0)
  return (startContainer instanceof Element ? startContainer : startContainer.parentElement)?.closest('article') ?? null
}
