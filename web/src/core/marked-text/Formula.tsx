import { lazy, Suspense } from 'react'
import { ShownAsWritten } from '../../ui/ShownAsWritten.tsx'
import type { FormulaProps } from './FormulaView.tsx'

const FormulaView = lazy(() => import('./FormulaView.tsx').then(({ FormulaView }) => ({ default: FormulaView })))

/** A formula. What sets it is loaded with the first one; until then, and where it cannot be, it stands as it was written. */
export function Formula(props: FormulaProps) {
  const asWritten = <span className="font-mono text-[0.9em]">{props.tex}</span>
  return (
    <ShownAsWritten content={asWritten}>
      <Suspense fallback={asWritten}>
        <FormulaView {...props} />
      </Suspense>
    </ShownAsWritten>
  )
}
