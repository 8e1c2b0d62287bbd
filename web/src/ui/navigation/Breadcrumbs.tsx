import { createContext, type ReactNode, type Ref, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { buttonClass } from '../Button.tsx'
import { ArrowLeft, ChevronRight } from '../icons/icons.ts'

/** A screen that others stand under: its heading, and the way there. */
export interface Crumb {
  label: string
  onOpen: () => void
}

const Place = createContext<HTMLElement | null>(null)

/** A frame with the way back to the modules on top, also while the screen inside loads, which adds what it stands under. */
export function BreadcrumbFrame({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <Trail placeRef={setPlace} />
      <Place value={place}>{children}</Place>
    </>
  )
}

/** What a screen stands under, the farthest first: on the line of the frame around it, or on a line of its own. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const say = useSay()
  const place = use(Place)
  const crumbs = trail.map(({ label, onOpen }) => (
    <span key={label} className="ms-4 inline-flex items-center">
      <ChevronRight size={16} aria-hidden className="text-ink-faint" />
      <button
        type="button"
        aria-label={say('ui.backTo', { place: label })}
        className={`${buttonClass('quiet')} -me-2 ps-2 pe-2`}
        onClick={onOpen}
      >
        {label}
      </button>
    </span>
  ))
  return place ? createPortal(crumbs, place) : <Trail>{crumbs}</Trail>
}

function Trail({ placeRef, children }: { placeRef?: Ref<HTMLElement>; children?: ReactNode }) {
  const say = useSay()
  return (
    <nav
      ref={placeRef}
      aria-label={say('ui.breadcrumbs')}
      className="-ms-4 mb-2 flex flex-wrap items-center print:hidden"
    >
      <Link to="/" className={`${buttonClass('quiet')} -me-2 pe-2`}>
        <ArrowLeft size={18} aria-hidden />
        {say('shell.backToModules')}
      </Link>
      {children}
    </nav>
  )
}
