import { useEffect, useEffectEvent } from 'react'
import { answerQuestion, goTo, type Practice, toggleFlag } from '../practice.ts'

/** Left and Right change the question, 1 to 4 choose, F flags; not while typing, and not with a modifier held. */
export function usePracticeKeys(practice: Practice | null, isEnabled: boolean): void {
  const press = useEffectEvent((key: string): boolean => {
    const question = practice?.questions[practice.index]
    if (!practice || !question) return false
    const option = question.options[Number(key) - 1]
    if (key === 'ArrowRight') goTo(practice.index + 1)
    else if (key === 'ArrowLeft') goTo(practice.index - 1)
    else if (key.toLowerCase() === 'f') toggleFlag(question.id)
    else if (option !== undefined) answerQuestion(question.id, option)
    else return false
    return true
  })

  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForOthers(event)) return
      if (press(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isEnabled])
}

function isForOthers(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true
  const target = event.target instanceof Element ? event.target : null
  // Arrow keys move between the options of a radio group; letters and digits mean nothing there.
  if (target?.matches('input[type="radio"]')) return event.key.startsWith('Arrow')
  return Boolean(target?.closest('input, textarea, select, [contenteditable="true"], [role="group"], [role="dialog"]'))
}
