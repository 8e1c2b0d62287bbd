import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useHasComeNear } from '../../../lib/use-has-come-near.ts'
import { readPageQuery } from '../materials-api.ts'
import { usePlaceGoneTo } from './finding/sought.ts'
import { PageFrame } from './PageFrame.tsx'
import { PageText, type PageTextProps } from './PageText.tsx'

/** A page as its text, as tall as a page is about until that is there. */
export function ReadPage(page: Omit<PageTextProps, 'isNear' | 'isBelowPicture'>) {
  const place = useRef<HTMLElement>(null)
  const isGoneTo = usePlaceGoneTo(page.page) !== null
  const isNear = useHasComeNear(place) || isGoneTo
  // `PageText` loads it.
  const { data, isError } = useQuery({ ...readPageQuery(page.materialId, page.page), enabled: false })
  return (
    <PageFrame
      ref={place}
      page={page.page}
      pageCount={page.pageCount}
      className={data || isError ? '' : 'min-h-[32rem]'}
    >
      <PageText {...page} isNear={isNear} />
    </PageFrame>
  )
}
