import { useEffect, useEffectEvent } from 'react'

interface SectionKeys {
  index: number
  count: number
  open: (index: number) => void
}

/** Left and Right lead to the sections beside; not while typing or scrolling sideways, and not with a modifier held. */
export function useSectionKeys({ index, count, open }: SectionKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, table, pre, [role="dialog"], [role="alertdialog"]')) return
    const next = index + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0)
    if (next === index || next < 0 || next >= count) return
    event.preventDefault()
    open(next)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
