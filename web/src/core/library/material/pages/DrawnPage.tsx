import type { PageLayer } from '@lectern/contract/materials/page-layer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { pageLayerQuery, readPageQuery } from '../../materials-api.ts'
import { usePageMarks } from '../finding/sought.ts'
import { isUnreached, PageText, type PageTextProps } from '../PageText.tsx'
import type { PageMark } from '../passage.ts'
import { PagePicture } from './PagePicture.tsx'
import { marksAny } from './place-words.ts'
import { TextLayer } from './TextLayer.tsx'
import { useColouredPage } from './use-coloured-page.ts'

export interface DrawnPageProps extends Omit<PageTextProps, 'isBelowPicture'> {
  /** Where it is shown, which takes the focus of what goes from it. */
  place: RefObject<HTMLElement | null>
  /** Height in parts of the width, for as long as that of this page is not known. */
  ratio: number
  /** Told with what this page looks like. */
  onShape: (ratio: number) => void
}

/** A page's picture with its text over it, while it is near. Its text stands below it where it has no places, or cannot be drawn. */
export function DrawnPage({ place, ratio, onShape, ...page }: DrawnPageProps) {
  const { isNear } = page
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // `PageText` loads it.
  const text = useQuery({ ...readPageQuery(page.materialId, page.page), enabled: false })
  const layer = usePageLayer(page)
  const coloured = useColouredPage(page, isNear)
  const { marks, wanted } = usePageMarks(page, isNear && layer.data !== undefined)
  // Its picture may come before its text, or alone.
  const [drawnShape, setDrawnShape] = useState<number | null>(null)
  const shape = layer.data ? layer.data.height / layer.data.width : drawnShape
  useEffect(() => {
    if (shape) onShape(shape)
  }, [shape, onShape])
  const needsItsText = hasFailed || needsText(layer, wanted)
  const draw = (drawn: number) => {
    setDrawnShape(drawn)
    // The notice goes, with the button that was pressed.
    if (hasFailed && place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true })
    setFailed(false)
  }
  const tryAgain = () => {
    void layer.refetch()
    setTries(tries + 1)
  }
  return (
    <>
      <div
        className={hasFailed ? undefined : 'paper'}
        style={hasFailed ? undefined : { aspectRatio: `1 / ${shape ?? ratio}` }}
      >
        {(isNear || hasFailed) && (
          <PagePicture
            key={tries}
            materialId={page.materialId}
            page={page.page}
            hasFailed={hasFailed}
            hasText={!isUnreached(text)}
            onFail={() => setFailed(true)}
            onDraw={draw}
          />
        )}
        {isNear && !hasFailed && layer.data && (
          <TextLayer layer={layer.data} marks={marks} coloured={coloured} wanted={wanted} />
        )}
      </div>
      {needsItsText && (
        <div className="mt-4">
          <PageText {...page} isBelowPicture={!hasFailed} onRetry={tryAgain} />
        </div>
      )}
    </>
  )
}

/** Where the text of a page stands; no longer asked for once the page is far, while others are that are in view. */
function usePageLayer({ materialId, page, isNear }: Pick<PageTextProps, 'materialId' | 'page' | 'isNear'>) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isNear) return
    const { queryKey } = pageLayerQuery(materialId, page)
    return () => void queries.cancelQueries({ queryKey, exact: true })
  }, [queries, isNear, materialId, page])
  return useQuery({ ...pageLayerQuery(materialId, page), enabled: isNear })
}

/** Whether a page is read below its picture: what a model read on a scan has no places, and neither has what is asked for in vain. */
function needsText(
  { data, isError }: { data: PageLayer | undefined; isError: boolean },
  wanted: PageMark | null,
): boolean {
  if (!data) return isError
  return data.lines.length === 0 || (wanted !== null && !marksAny(data, wanted))
}
