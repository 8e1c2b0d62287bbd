import { UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Keeping } from './use-keeping.ts'

/** Why the talk is not saved, and the way out; nothing where it is, or has not been tried. */
export function KeepingFailure({ keeping }: { keeping: Keeping }) {
  const { failure } = keeping
  if (!failure) return null
  return (
    <div className="mb-6">
      <Notice tone="poor" role="alert">
        <p className="wrap-anywhere">{failure.message}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {failure.isApart ? (
            <Button onClick={keeping.keepApart}>Save as a New Chat</Button>
          ) : (
            <Button onClick={keeping.keepAndClear}>Try Again</Button>
          )}
          {failure.message === UNDERSTANDING_TEXTS.imageNotSaved && (
            <Button onClick={keeping.removeImage}>Remove the Image</Button>
          )}
        </div>
      </Notice>
    </div>
  )
}
