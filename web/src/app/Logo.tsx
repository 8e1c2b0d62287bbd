import { useSay } from '../lib/language.ts'
import { PageLink } from './PageLink.tsx'

/** The name with its mark, the way home. */
export function Logo() {
  const say = useSay()
  return (
    <PageLink
      to="/"
      aria-label={say('shell.homeLink')}
      className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-ui px-2"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-7 text-accent"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m3.5 5.5 8.5 2.6 8.5-2.6v7.4L12 15.5l-8.5-2.6z" />
        <path d="M12 8.1v13.4M8 21.5h8" />
      </svg>
      <span data-wordmark className="font-semibold font-serif text-xl">
        Lectern
      </span>
    </PageLink>
  )
}
