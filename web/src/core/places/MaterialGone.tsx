import { useSay } from '../../lib/language.ts'

/** Said where the material that something came from has been deleted; else nothing. */
export function MaterialGone({ isGone }: { isGone: boolean | undefined }) {
  const say = useSay()
  return isGone ? <p className="my-2 text-ink-soft text-sm">{say('places.gone')}</p> : null
}
