import type { ReactNode } from 'react'

/** Own line drawings, in the colour of the text around them with one stroke of the accent. All are decoration. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 112"
      className="h-auto w-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const ACCENT = 'var(--accent)'

/** A shelf with room on it: no sets, no lectures, nothing kept yet. */
export function EmptyShelf() {
  return (
    <Drawing>
      <path d="M12 92h136M20 92v10M140 92v10" />
      <path d="M28 92V44h12v48M28 52h12M28 84h12" />
      <path d="M40 92V36h10v56M45 46v14" />
      <path d="m56 91 13-45 11 3.2-12.5 43" stroke={ACCENT} />
      <path d="m60 77.5 11 3" stroke={ACCENT} />
      <path d="M124 92c0-8-5-9-5-16h18c0 7-5 8-5 16M128 76V60" />
      <path d="M128 66c-8 0-11-4-11-10 7 0 11 3 11 10ZM128 61c0-8 4-11 10-12 0 8-3 12-10 12Z" />
      <path d="M92 92h16" strokeDasharray="2 5" />
    </Drawing>
  )
}

/** A lens over a page: nothing was found. */
export function NothingFound() {
  return (
    <Drawing>
      <path d="M44 18h52l12 12v66H44z" />
      <path d="M96 18v12h12M56 42h28M56 54h20M56 66h16M56 78h22" />
      <circle cx="100" cy="68" r="18" fill="var(--paper)" stroke={ACCENT} />
      <path d="m113 81 15 15" stroke={ACCENT} strokeWidth="3" />
      <path d="M92 66c1-5 5-7 9-7" stroke={ACCENT} opacity="0.6" />
    </Drawing>
  )
}

/** A tipped ink pot: something went wrong. */
export function SpilledInk() {
  return (
    <Drawing>
      <path d="M14 94h132" />
      <path d="M82 58h36a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H82a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8Z" />
      <path d="M74 68H64v16h10M60 64h4v24h-4z" />
      <path d="M90 66h22v20H90zM96 73h10M96 79h6" opacity="0.7" />
      <path d="M60 80c-4 0-4 8-10 9-7 1-9-2-16-1-6 1-8 6-3 6" stroke={ACCENT} />
      <path d="M60 84c-2 1-2 6-6 7-4 1-10-1-15 0" stroke={ACCENT} opacity="0.6" />
      <circle cx="20" cy="91" r="2" stroke={ACCENT} />
    </Drawing>
  )
}

/** An open book under a lamp: something to begin, or a place to sign in. */
export function StudyLamp() {
  return (
    <Drawing>
      <path d="M18 98h124" />
      <path d="M62 90c-10-6-24-7-36-4v-8c12-3 26-2 36 4 10-6 24-7 36-4v8c-12-3-26-2-36 4Z" />
      <path d="M62 82v8M34 74c10-2 20-1 28 4M90 74c-10-2-20-1-28 4" />
      <path d="M110 98v-4h20v4M120 94V52l-13.5-13" />
      <path d="m84 38 20-20 6 6c4 8-8 24-18 20z" stroke={ACCENT} />
      <path d="m80 48-10 12M90 52l-4 12M76 40l-14 6" stroke={ACCENT} strokeDasharray="2 5" />
    </Drawing>
  )
}

/** A page on its way into a tray: material is brought. */
export function PageAndTray() {
  return (
    <Drawing>
      <path d="M20 70h30l7 12h46l7-12h30v28H20zM20 70l12-22h14M140 70l-12-22h-14" />
      <path d="M56 64V14h30l14 14v36M86 14v14h14" />
      <path d="M66 36h22M66 46h24M66 56h14" opacity="0.6" />
      <path d="M122 12v22M113 26l9 9 9-9" stroke={ACCENT} />
    </Drawing>
  )
}

/** A page beside the cards that are made of it. */
export function PageAndCards() {
  return (
    <Drawing>
      <path d="M14 20h32l12 12v64H14zM46 20v12h12" />
      <path d="M24 44h22M24 54h24M24 64h16M24 74h22M24 84h12" opacity="0.6" />
      <path d="M66 58h14" stroke={ACCENT} strokeDasharray="2 5" />
      <path d="m80 51 7 7-7 7" stroke={ACCENT} />
      <path d="M96 62h38v30H96zM103 62v-9h38v30h-7M110 53v-9h38v30h-7" />
      <path d="M104 72h18M104 82h11" stroke={ACCENT} />
    </Drawing>
  )
}

/** A lectern nobody stands at: a page that is not there, a module that is not built. */
export function EmptyLectern() {
  return (
    <Drawing>
      <path d="M34 100h92M62 100c2-5 8-6 18-6s16 1 18 6" />
      <path d="M76 94V62M84 94V62" />
      <path d="M38 54h84l6 8H32z" />
      <path d="M80 52c-7-6-18-8-30-7V26c12-1 23 1 30 7 7-6 18-8 30-7v19c-12-1-23 1-30 7Z" stroke={ACCENT} />
      <path d="M80 33v19" stroke={ACCENT} />
      <path d="M57 32c6 0 11 1 16 4M57 38c6 0 11 1 16 4M103 32c-6 0-11 1-16 4" opacity="0.6" />
      <path d="M87 42c5-3 10-4 16-4" opacity="0.6" strokeDasharray="2 4" />
    </Drawing>
  )
}
