import { useEffect, useRef } from 'react'

/**
 * For a move by keyboard: dnd-kit hears arrows only once it has measured the cards, some frames after Space. Those that
 * are pressed before are kept, and pressed again then.
 * @returns what the DndContext is to call
 */
export function useEarlyArrows() {
  /** Null unless a move has begun whose cards are not measured yet. */
  const waiting = useRef<string[] | null>(null)

  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (!waiting.current || !event.code.startsWith('Arrow')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      waiting.current.push(event.code)
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [])

  return {
    onDragStart: () => {
      waiting.current = []
    },
    /** The first comes with the measures; dnd-kit begins to listen in a timer of its own, which is older than this one. */
    onDragOver: () => {
      if (!waiting.current) return
      setTimeout(() => {
        const codes = waiting.current
        waiting.current = null
        if (codes) pressInTurn(codes)
      })
    },
    onDragCancel: () => {
      waiting.current = null
    },
  }
}

/** One a frame: a step needs the places after the one before. */
function pressInTurn([code, ...rest]: readonly string[]): void {
  if (code === undefined) return
  requestAnimationFrame(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
    pressInTurn(rest)
  })
}
