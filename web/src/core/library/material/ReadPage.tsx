import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSay } from '../../../lib/language.ts'
import { useHasComeNear } from '../../../lib/use-has-come-near.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type ColouredPassage, colourPage } from '../../review/recall/colour-page.ts'
import { ColouredText } from '../../review/recall/ColouredText.tsx'
import type { Recall } from '../../review/recall/pages.ts'
import { readPageQuery } from '../materials-api.ts'
import { MarkedPassage } from './MarkedPassage.tsx'
import { partsOfPage, type Stretch } from './passage.ts'

/** Where a page stands in the document, for the way to it. */
export const pageElementId = (page: number): string => `page-${page}`

interface ReadPageProps {
  materialId: number
  /** From 1. */
  page: number
  pageCount: number
  /** Whether its lines are those of a printed page. */
  isPrinted: boolean
  /** What is marked, in characters of the whole material; null where nothing is. */
  passage?: Stretch | null
  /** What is remembered of the material, to colour its passages by; null where they are not coloured. */
  recall?: Recall | null
  /** Whether the passage begins on this page: it is gone to as soon as it is there. */
  isWanted?: boolean
}

/** The text of one page, as tall as a page is about until it is there. */
export function ReadPage(props: ReadPageProps) {
  const { materialId, page, pageCount, isPrinted, passage = null, recall = null, isWanted = false } = props
  const say = useSay()
  const place = useRef<HTMLElement>(null)
  const isNear = useHasComeNear(place)
  const { data, isError, isFetching, refetch } = useQuery({ ...readPageQuery(materialId, page), enabled: isNear || isWanted })
  const name = say('ui.pageOf', { page, pages: pageCount })
  return (
    <article
      ref={place}
      id={pageElementId(page)}
      tabIndex={-1}
      aria-label={name}
      className={data || isError ? 'outline-offset-8' : 'min-h-[32rem] outline-offset-8'}
    >
      {pageCount > 1 && (
        <p className="mb-3 select-none border-line border-b pb-1 text-ink-soft text-xs tabular-nums" aria-hidden>
          {name}
        </p>
      )}
      {data && data.text !== '' && (
        <p className="wrap-anywhere max-w-[70ch] whitespace-pre-wrap font-serif leading-relaxed">
          {withMark(partsOfPage(data, passage, isPrinted), isWanted, colourPage(data, recall, isPrinted))}
        </p>
      )}
      {data?.text === '' && <p className="text-ink-soft text-sm">{say('library.emptyPage')}</p>}
      {!data && isError && (
        <Notice tone="poor" role="alert">
          <p>{say('library.pageFailed', { page })}</p>
          <Button variant="quiet" isLoading={isFetching} onClick={() => void refetch()}>
            {say('ui.tryAgain')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <LoadingPage name={isFetching ? say('library.loadingPage', { page }) : null} />}
    </article>
  )
}

function withMark(
  { before, marked, after }: ReturnType<typeof partsOfPage>,
  isWanted: boolean,
  passages: readonly ColouredPassage[],
): ReactNode {
  const [start, end] = [before.length, before.length + marked.length]
  const node = <MarkedPassage key={start} isWanted={isWanted}>{marked}</MarkedPassage>
  return (
    <ColouredText passages={passages} mark={marked === '' ? null : { start, end, node }}>
      {before + marked + after}
    </ColouredText>
  )
}

/** A page that is not there yet; named once it is on its way. */
const LoadingPage = ({ name }: { name: string | null }) => (
  <div {...(name && { role: 'status' })} className="flex max-w-[70ch] flex-col gap-3">
    {name && <span className="sr-only">{name}</span>}
    <Skeleton />
    <Skeleton />
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-2/3" />
  </div>
)
