import { useEffect, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { usePdf } from '../api.ts'

/** The browser's own PDF viewer beside the text, at a page that counts from 1. */
export function PdfPane({ lectureId, page }: { lectureId: number; page: number }) {
  const say = useSay()
  const { data: pdf, isError, isFetching, refetch } = usePdf(lectureId)
  const url = useObjectUrl(pdf ?? null)
  return (
    <div
      data-side
      className="sticky top-20 h-[calc(100dvh-6rem)] overflow-hidden rounded-ui border border-line bg-sunken print:hidden"
    >
      {url && (
        // A frame that only changes its fragment stays where it is: each page has a frame of its own.
        <iframe
          key={page}
          title={say('lecture.pdfAtPage', { page })}
          src={`${url}#page=${page}&${VIEW}`}
          className="size-full"
        />
      )}
      {!url && !isError && (
        <p role="status" className="flex h-full items-center justify-center gap-3 text-ink-soft text-sm">
          <Spinner /> {say('lecture.loadingPdf')}
        </p>
      )}
      {isError && (
        <ErrorState message={say('lecture.pdfFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </div>
  )
}

/** Without thumbnails, a page as wide as the pane: as far as the viewer minds it. */
const VIEW = 'navpanes=0&view=FitH'

/** An address of `content` for as long as it is shown. */
function useObjectUrl(content: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [content])
  return url
}
