import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Keeping } from './use-keeping.ts'

/** Why the talk is not saved, and the way out; nothing where it is, or has not been tried. */
export function KeepingFailure({ keeping }: { keeping: Keeping }) {
  const say = useSay()
  const { failure } = keeping
  if (!failure) return null
  return (
    <div className="mb-6">
      <Notice tone="poor" role="alert">
        <p className="wrap-anywhere">{say(failure.text)}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {failure.isApart ? (
            <Button onClick={keeping.keepApart}>{say('understanding.keepApart')}</Button>
          ) : (
            <Button onClick={keeping.keepAndClear}>{say('understanding.tryAgain')}</Button>
          )}
          {failure.text.id === 'understanding.imageNotSaved' && (
            <Button onClick={keeping.removeImage}>{say('understanding.removeImage')}</Button>
          )}
        </div>
      </Notice>
    </div>
  )
}
