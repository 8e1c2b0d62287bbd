import 'katex/dist/katex.min.css'
import './formula.css'
import katex from 'katex'
import { useLayoutEffect, useRef } from 'react'

export interface FormulaProps {
  /** TeX from whomever: a model, a student's file. */
  tex: string
  /** The formula stands on a line of its own. */
  isBlock: boolean
}

/** Nothing loads or links, and a formula can be neither larger than the page nor write itself without end. */
const LIMITS = {
  trust: false,
  strict: 'ignore',
  throwOnError: false,
  maxSize: 10,
  maxExpand: 300,
  errorColor: 'var(--poor)',
} as const

/**
 * A formula as KaTeX sets it, with its meaning for screen readers. One that is wider than its place scrolls inside
 * itself, by keyboard too. Load it lazily: see Formula.tsx.
 */
export function FormulaView({ tex, isBlock }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const span = place.current
    if (!span) return
    try {
      katex.render(tex, span, { ...LIMITS, displayMode: isBlock })
    } catch {
      // Groups in groups in groups: more than the parser's stack holds.
      span.textContent = tex
    }
    const scroller = isBlock ? span.querySelector<HTMLElement>('.katex-display') : span
    if (scroller && (isBlock ? overflows(scroller) : isWiderThanLine(scroller))) {
      scroller.classList.add('formula-scrolls')
      scroller.tabIndex = 0
    }
    return () => {
      span.className = ''
      span.removeAttribute('tabindex')
    }
  }, [tex, isBlock])
  return <span ref={place} />
}

const overflows = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth

/** A formula in a line is broken at its signs; a long fraction is not. */
function isWiderThanLine(formula: HTMLElement): boolean {
  const line = formula.closest('p, div, li, dd, td, th, label, h2, h3, h4')
  return line !== null && formula.offsetWidth > line.clientWidth
}
