import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { buttonClass } from '../Button.tsx'

const Place = createContext<HTMLElement | null>(null)

interface BackTrailProps {
  /** The frame's own way back, a link or a button. */
  first: ReactNode
  children: ReactNode
}

/** A frame with its way back on top; that of the screen inside stands beside it on the same line. */
export function BackTrail({ first, children }: BackTrailProps) {
  const say = useSay()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <nav aria-label={say('ui.back')} className="-ms-4 mb-2 flex flex-wrap items-center print:hidden">
        {first}
        <div ref={setPlace} className="contents" />
      </nav>
      <Place value={place}>{children}</Place>
    </>
  )
}

/** A screen's way back: in the trail of the frame around it, or where it stands if there is none. */
export function BackButton({ label, onBack }: { label: string; onBack: () => void }) {
  const place = use(Place)
  const button = (
    <button type="button" className={classNames(buttonClass('quiet'), place ? '-ms-2' : '-ms-4 mb-2')} onClick={onBack}>
      <ArrowLeft size={18} aria-hidden />
      {label}
    </button>
  )
  return place ? createPortal(button, place) : button
}
