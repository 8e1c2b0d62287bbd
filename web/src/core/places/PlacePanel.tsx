import { ApiError } from '@lectern/contract/api-error'
import type { Place } from '@lectern/domain/materials/place'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BookOpenText } from '../../ui/icons/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageViewChoice } from '../library/material/PageViewChoice.tsx'
import { ShownPage } from '../library/material/pages/ShownPage.tsx'
import { usePageView } from '../library/material/pages/use-page-view.ts'
import { ReadPage } from '../library/material/ReadPage.tsx'
import { RecordingPlayer } from '../library/material/RecordingPlayer.tsx'
import { type OpenedMaterial, readPageQuery, useMaterial } from '../library/materials-api.ts'
import { addressOfPlace } from './find-place.ts'
import { MaterialGone } from './MaterialGone.tsx'
import './place-panel.css'
import { closePlace, holdOpener, type ShownPlace, shownPlaceStore, whereOpenerIs } from './shown-place.ts'

/** From here on there is room for both: as in `place-panel.css`. */
const HAS_ROOM = '(width >= 64rem)'

/** The place that is looked at, beside the screen that led to it, or over it where there is no room. */
export function PlacePanel() {
  const shown = useStore(shownPlaceStore)
  // What is shown stays as it is while it goes.
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  return last && <OpenedPlace shown={last} isOpen={shown !== null} />
}

function OpenedPlace({ shown, isOpen }: { shown: ShownPlace; isOpen: boolean }) {
  const say = useSay()
  const { materialId, place, opener } = shown
  const hasRoom = useMediaQuery(HAS_ROOM)
  const query = useMaterial(materialId)
  const { data: material, error } = query
  const isGone = error instanceof ApiError && error.status === 404
  const atClose = useRef<ReturnType<typeof whereOpenerIs>>(null)
  const close = () => {
    atClose.current = whereOpenerIs(shown)
    closePlace()
  }
  useLayoutEffect(() => {
    if (!isOpen && atClose.current) holdOpener(atClose.current)
  }, [isOpen])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size={hasRoom ? 'beside' : 'sheet'}
      opener={opener}
      title={material && !isGone ? material.title : say('library.material')}
      description={
        !isGone && (
          <ButtonLink
            to={addressOfPlace(materialId, place)}
            variant="quiet"
            className="-ms-4"
            icon={<BookOpenText size={16} aria-hidden />}
            onClick={closePlace}
          >
            {say('places.openWhole')}
          </ButtonLink>
        )
      }
    >
      <Focused key={`${materialId} ${place.start}`} shown={shown}>
        {isGone ? (
          <MaterialGone isGone />
        ) : material ? (
          <PagesOfPlace material={material} place={place} />
        ) : error ? (
          <ErrorState
            message={say('library.materialFailed')}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">{say('library.loadingMaterial')}</span>
            <Skeleton />
            <Skeleton />
            <Skeleton className="h-4 w-2/3" />
          </div>
        )}
      </Focused>
    </Dialog>
  )
}

/** What takes the focus as soon as it is there: from here on the passage takes it, where it can be shown. */
function Focused({ shown, children }: { shown: ShownPlace; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    holdOpener(shown)
    place.current?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => begin(), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

/** The page on which a passage begins, and the next where it goes on there; a recording with its player. */
function PagesOfPlace({ material, place }: { material: OpenedMaterial; place: Place }) {
  const { id, kind, page_count, has_pictures } = material
  const pageCount = page_count ?? 1
  const [shownAs, showAs] = usePageView()
  const [ratio, setRatio] = useState(Math.SQRT2)
  const passage = { page: place.page, from: place.start, to: place.end }
  const { data: first } = useQuery(readPageQuery(id, place.page))
  const goesOn = first !== undefined && place.end > first.start + first.text.length && place.page < pageCount
  return (
    <>
      {kind === 'recording' && <RecordingPlayer material={material} passage={passage} isInWindow />}
      <div className="flex flex-col gap-8">
        {has_pictures && (
          <div>
            <PageViewChoice value={shownAs} onChange={showAs} />
          </div>
        )}
        {(goesOn ? [place.page, place.page + 1] : [place.page]).map((number) => {
          const page = {
            ...{ materialId: id, page: number, pageCount, passage },
            isPrinted: kind === 'pdf',
            isWanted: number === place.page,
          }
          return has_pictures && shownAs === 'pages' ? (
            <ShownPage key={number} {...page} ratio={ratio} onShape={setRatio} />
          ) : (
            <ReadPage key={number} {...page} />
          )
        })}
      </div>
    </>
  )
}
