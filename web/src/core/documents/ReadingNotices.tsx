import { useSay } from '../../lib/language.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { FileReading } from './file-reading.ts'
import { ReadScanButton } from './ReadScanButton.tsx'

/** What the student should know of a document that was read, and the way to the text of its pictures. */
export function ReadingNotices({
  reading,
}: {
  reading: Pick<FileReading, 'isFallback' | 'emptyPages' | 'scan' | 'notTaken'>
}) {
  const say = useSay()
  const { isFallback = false, emptyPages, scan, notTaken } = reading
  const unread = notTaken ?? (emptyPages > 0 && say('documents.emptyPages', { count: emptyPages }))
  return (
    <>
      {isFallback && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {say('documents.fallbackUsed')}
          </Notice>
        </div>
      )}
      {unread && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {unread}
          </Notice>
          {scan && <ReadScanButton scan={scan} className="mt-2" />}
        </div>
      )}
    </>
  )
}
