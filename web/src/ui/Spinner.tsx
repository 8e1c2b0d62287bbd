import { classNames } from '../lib/class-names.ts'

/** A small turning ring, 1em wide, in the colour of the text around it. Decoration: say in words what is under way. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('size-[1.1em] shrink-0 animate-spin', className)}
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
