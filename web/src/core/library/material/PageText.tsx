import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ColouredText } from '../../review/recall/ColouredText.tsx'
import { type ColouredPassage, colourPage } from '../../review/recall/colour-page.ts'
import type { Recall } from '../../review/recall/pages.ts'
import { readPageQuery } from '../materials-api.ts'
import { usePageMarks } from './finding/sought.ts'
import { MarkOnPage } from './MarkOnPage.tsx'
import { type PageMark, type Stretch, shownText } from './passage.ts'

export interface PageTextProps {
  materialId: number
  /** From 1. */
  page: number
  pageCount: number
  /** Whether its lines are those of a printed page. */
  isPrinted: boolean
  /** What is marked, in characters of the whole material, and the page that it begins on; null where nothing is. */
  passage?: (Stretch & { page: number }) | null
  /** What is remembered of the material, to colour its passages by; null where they are not coloured. */
  recall?: Recall | null
  /** Whether the passage begins on this page: it is gone to as soon as it is there. */
  isWanted?: boolean
  /** Whether it may be loaded. */
  isNear: boolean
  /** Whether the page is seen above, whatever its text. */
  isBelowPicture?: boolean
  /** Told that a page which could not be loaded is tried again. */
  onRetry?: () => void
}

/** Whether a page was asked for in vain, for want of a network too. */
export const isUnreached = ({ data, isError, isPaused }: Pick<UseQueryResult, 'data' | 'isError' | 'isPaused'>) =>
  !data && (isError || isPaused)

/** The text of one page, loaded once it is near. */
export function PageText(props: PageTextProps) {
  const {
    materialId,
    page,
    isPrinted,
    recall = null,
    isWanted = false,
    isNear,
    isBelowPicture = false,
    onRetry,
  } = props
  const say = useSay()
  const query = useQuery({ ...readPageQuery(materialId, page), enabled: isNear || isWanted })
  const { data, isFetching, refetch } = query
  const { marks, wanted } = usePageMarks(props, data !== undefined)
  const hasFailed = isUnreached(query)
  const retry = () => {
    void refetch()
    onRetry?.()
  }
  return (
    <>
      {data && data.text !== '' && (
        <p className="wrap-anywhere max-w-[70ch] whitespace-pre-wrap font-serif leading-relaxed">
          {withMarks(shownText(data, marks, isPrinted), wanted, colourPage(data, recall, isPrinted))}
        </p>
      )}
      {data?.text === '' && (
        <p className="text-ink-soft text-sm">{say(isBelowPicture ? 'library.nothingToSelect' : 'library.emptyPage')}</p>
      )}
      {hasFailed && (
        <Notice tone="poor" role="alert">
          <p>{say('library.pageFailed', { page })}</p>
          <Button variant="quiet" isLoading={isFetching} onClick={retry}>
            {say('ui.tryAgain')}
          </Button>
        </Notice>
      )}
      {!data && isFetching && !hasFailed && <LoadingPage name={say('library.loadingPage', { page })} />}
    </>
  )
}

function withMarks(
  { text, marks }: ReturnType<typeof shownText>,
  wanted: PageMark | null,
  passages: readonly ColouredPassage[],
): ReactNode {
  const nodes = marks.map(({ start, end, mark }) => ({
    ...{ start, end },
    node: (
      <MarkOnPage mark={mark} isWanted={mark === wanted}>
        {text.slice(start, end)}
      </MarkOnPage>
    ),
  }))
  return (
    <ColouredText passages={passages} marks={nodes}>
      {text}
    </ColouredText>
  )
}

/** A page that is on its way. One that nobody has come to is an empty sheet: outlines move, and those of a thousand pages keep a browser at it. */
const LoadingPage = ({ name }: { name: string }) => (
  <div role="status" className="flex max-w-[70ch] flex-col gap-3">
    <span className="sr-only">{name}</span>
    <Skeleton />
    <Skeleton />
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-2/3" />
  </div>
)
