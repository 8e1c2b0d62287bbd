import { useRef, useState } from 'react'
import { usePlaceGoneTo } from '../finding/sought.ts'
import { PageFrame } from '../PageFrame.tsx'
import { DrawnPage, type DrawnPageProps } from './DrawnPage.tsx'
import { useIsNear } from './use-is-near.ts'
import './pages.css'

/** A page of a PDF as it looks, drawn while it is near. One that nobody has come to yet is an empty sheet: a book has a thousand of them. */
export function ShownPage(page: Omit<DrawnPageProps, 'place' | 'isNear'>) {
  const place = useRef<HTMLElement>(null)
  const isGoneTo = usePlaceGoneTo(page.page) !== null
  const isNear = useIsNear(place) || page.isWanted === true || isGoneTo
  const [hasComeNear, setHasComeNear] = useState(isNear)
  if (isNear && !hasComeNear) setHasComeNear(true)
  return (
    <PageFrame ref={place} page={page.page} pageCount={page.pageCount}>
      {hasComeNear ? (
        <DrawnPage {...page} place={place} isNear={isNear} />
      ) : (
        <div className="paper" style={{ aspectRatio: `1 / ${page.ratio}` }} />
      )}
    </PageFrame>
  )
}
