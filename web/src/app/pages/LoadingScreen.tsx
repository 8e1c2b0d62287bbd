import { useSay } from '../../lib/language.ts'
import { Spinner } from '../../ui/Spinner.tsx'

/** Shown until it is known who is here, and while a page is being loaded. Appears late, so that a quick page never flickers. */
export function LoadingScreen() {
  const say = useSay()
  return (
    <div
      role="status"
      className="flex min-h-[60dvh] animate-[fade_200ms_linear_150ms_backwards] items-center justify-center gap-3 text-ink-soft"
    >
      <Spinner className="text-accent text-xl" />
      {say('shell.loading')}
    </div>
  )
}
