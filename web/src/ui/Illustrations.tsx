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
      <path d="m52 58 34-14 14 33-33 14c-4 1.5-8 0-9.5-4z" />
      <path d="m80 46-4-9 13-5 4 9M74 38l17-7" />
      <path d="M68 91c-8 3-24 3-32-1-7-3-6-8 2-8 7 0 9 4 16 4" stroke={ACCENT} />
      <path d="M28 88c-4 0-6 1-6 3M104 94c0-8 6-10 6-16 4 6 8 9 8 14" stroke={ACCENT} />
      <path d="m66 62 20-8M70 70l16-7" opacity="0.6" />
    </Drawing>
  )
}

/** An open book under a lamp: something to begin, or a place to sign in. */
export function ReadingLamp() {
  return (
    <Drawing>
      <path d="M18 98h124" />
      <path d="M62 90c-10-6-24-7-36-4v-8c12-3 26-2 36 4 10-6 24-7 36-4v8c-12-3-26-2-36 4Z" />
      <path d="M62 82v8M34 74c10-2 20-1 28 4M90 74c-10-2-20-1-28 4" />
      <path d="M108 98h24M120 98V52L96 28" />
      <path d="m84 38 20-20 6 6c4 8-8 24-18 20z" stroke={ACCENT} />
      <path d="m80 48-10 12M90 52l-4 12M76 40l-14 6" stroke={ACCENT} strokeDasharray="2 5" />
    </Drawing>
  )
}

/** A lectern nobody stands at: a page that is not there, a module that is not built. */
export function EmptyLectern() {
  return (
    <Drawing>
      <path d="M30 100h100M64 100h32M80 100V60" />
      <path d="m44 56 72-16 4 10-72 16z" />
      <path d="M54 50c8-7 18-9 26-6l-2 4M80 44c6-6 16-9 24-7l2 5" stroke={ACCENT} />
      <path d="M80 44v4" stroke={ACCENT} />
      <path d="M104 22c5-3 8 0 6 4M118 14c5-3 8 0 6 4M96 10c5-3 8 0 6 4" opacity="0.7" />
    </Drawing>
  )
}
