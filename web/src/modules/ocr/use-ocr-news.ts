import { useEffect, useEffectEvent, useRef } from 'react'
import { say } from '../../lib/language.ts'
import { toastInfo } from '../../ui/toasts/toasts.ts'
import type { OcrState } from './ocr-run.ts'

/** Tells a student who closed the dialog that the reading has come to an end. */
export function useOcrNews(state: OcrState, isOpen: boolean): void {
  const lastPhase = useRef(state.phase)
  const tell = useEffectEvent((phase: OcrState['phase']) => {
    const hasEnded = lastPhase.current === 'reading' && phase !== 'reading'
    lastPhase.current = phase
    if (!hasEnded || isOpen) return
    toastInfo(say(phase === 'done' ? 'ocr.isRead' : 'ocr.notRead'), 'session')
  })
  useEffect(() => tell(state.phase), [state.phase])
}
