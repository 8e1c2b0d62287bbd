import { useEffect, useEffectEvent, useRef } from 'react'
import { toastInfo } from '../../ui/toasts.ts'
import type { OcrState } from './ocr-run.ts'

/** Tells a student who closed the dialog that the reading has come to an end. */
export function useOcrNews(state: OcrState, isOpen: boolean): void {
  const lastPhase = useRef(state.phase)
  const tell = useEffectEvent((phase: OcrState['phase']) => {
    const hasEnded = lastPhase.current === 'reading' && phase !== 'reading'
    lastPhase.current = phase
    if (!hasEnded || isOpen) return
    toastInfo(
      phase === 'done' ? 'Your document has been read. Open OCR Document to see its text.' : NEEDS_YOU,
      'session',
    )
  })
  useEffect(() => tell(state.phase), [state.phase])
}

const NEEDS_YOU = 'Your document has not been read yet. Open OCR Document to see why.'
