import { ReadingNotices } from '../../../core/documents/ReadingNotices.tsx'
import { useSay } from '../../../lib/language.ts'
import type { BroughtFile } from './use-added-documents.ts'

/** What there is to say of one of several documents that were brought, under its name; nothing where all of it was taken. */
export function AddedDocument({ brought, error }: { brought: BroughtFile; error: string | null }) {
  const say = useSay()
  const { file, notTaken, isFallback, emptyPages } = brought
  if (!error && !notTaken && !isFallback && emptyPages === 0) return null
  return (
    <div className="mt-3">
      <p className="wrap-anywhere font-medium text-sm">{file.name}</p>
      {error && (
        <p role="alert" className="mt-0.5 text-poor text-xs">
          {error}
        </p>
      )}
      <ReadingNotices reading={{ ...brought, notTaken: notTaken && say(notTaken) }} />
    </div>
  )
}
