import type { MaterialItem } from '@lectern/contract/materials'
import type { Place } from '@lectern/domain/materials/place'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readId, withParams } from '../../../lib/address-view.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useColours } from '../../review/recall/use-recall.ts'
import type { OpenedMaterial } from '../materials-api.ts'
import { CardOfPassage } from './CardOfPassage.tsx'
import { FindInMaterial } from './finding/FindInMaterial.tsx'
import { createSoughtStore, SoughtProvider } from './finding/sought.ts'
import { holdInView } from './hold-in-view.ts'
import { pageElementId } from './PageFrame.tsx'
import { PageViewChoice } from './PageViewChoice.tsx'
import { ShownPage } from './pages/ShownPage.tsx'
import { usePageView } from './pages/use-page-view.ts'
import { readPassage } from './passage.ts'
import { ReadPage } from './ReadPage.tsx'

interface ReaderProps {
  material: MaterialItem & Pick<OpenedMaterial, 'has_pictures'>
  /** Whether something asks about it: then its passages are coloured by what is remembered. */
  isAskedAbout?: boolean
}

/** Height by width of A4, upright. */
const USUAL_RATIO = Math.SQRT2

/** The pages of a material, as they look or as text, each loaded when it comes near, and the way to one of them. */
export function Reader({ material, isAskedAbout = false }: ReaderProps) {
  const { id, title, kind, page_count, has_pictures } = material
  const say = useSay()
  const pageCount = page_count ?? 1
  const [params, setParams] = useSearchParams()
  const passage = useMemo(() => readPassage(params), [params])
  const [soughtStore] = useState(createSoughtStore)
  const [shownAs, showAs] = usePageView()
  const [ratio, setRatio] = useState<number | null>(null)
  // That of the first that comes: pages that have not come yet would move those in view each time.
  const keepRatio = useCallback((shape: number) => setRatio((known) => known ?? shape), [])
  const letGo = useRef(() => {})
  const showPage = (page: number) => {
    letGo.current = goToPage(page)
  }
  const recall = useColours(id, isAskedAbout)
  const showAddressed = useEffectEvent(() => {
    const page = readId(params.get('page'))
    // A page that was read before has its passage marked, and gone to, by now.
    const isMarked = document.querySelector(`#${pageElementId(page ?? 0)} mark`) !== null
    if (page !== null && page <= pageCount && !isMarked) showPage(page)
  })
  useEffect(() => {
    showAddressed()
    return () => letGo.current()
  }, [])
  const go = (page: number) => {
    setParams(withParams(params, { page: page === 1 ? null : page, from: null, to: null }), {
      replace: true,
      preventScrollReset: true,
    })
    showPage(page)
  }
  // The focus stays in the field, and what was found is marked on the page as soon as that is there.
  const goToFound = ({ page }: Place) => {
    if (passage) setParams(withParams(params, { from: null, to: null }), { replace: true, preventScrollReset: true })
    const element = document.getElementById(pageElementId(page))
    if (element) letGo.current = holdInView(element, 'start')
  }
  return (
    <section aria-label={say('library.textOf', { title })} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {pageCount > 1 && <GoToPage pageCount={pageCount} onGo={go} />}
        {has_pictures && <PageViewChoice value={shownAs} onChange={showAs} />}
      </div>
      <FindInMaterial material={material} soughtStore={soughtStore} onGo={goToFound} />
      <SoughtProvider value={soughtStore}>
        <CardOfPassage materialId={id}>
          {Array.from({ length: pageCount }, (_, index) => {
            const page = {
              materialId: id,
              page: index + 1,
              pageCount,
              isPrinted: kind === 'pdf',
              passage,
              recall,
              isWanted: passage?.page === index + 1,
            }
            return has_pictures && shownAs === 'pages' ? (
              <ShownPage key={page.page} {...page} ratio={ratio ?? USUAL_RATIO} onShape={keepRatio} />
            ) : (
              <ReadPage key={page.page} {...page} />
            )
          })}
        </CardOfPassage>
      </SoughtProvider>
    </section>
  )
}

/** The page takes the focus, so that it is read from there, and stays while others come. @returns what lets go of it */
function goToPage(page: number): () => void {
  const element = document.getElementById(pageElementId(page))
  if (!element) return () => {}
  element.focus({ preventScroll: true })
  return holdInView(element, 'start')
}

function GoToPage({ pageCount, onGo }: { pageCount: number; onGo: (page: number) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const submit = () => {
    const page = readId(typed.trim())
    const isPage = page !== null && page <= pageCount
    setRefused(!isPage)
    if (isPage) onGo(page)
  }
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={say('library.goToPage')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isRefused ? say('library.noSuchPage', { count: pageCount }) : null}
        className="w-56 max-w-full"
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
      />
      <Button type="submit" className={isRefused ? 'mb-[1.375rem]' : undefined}>
        {say('library.go')}
      </Button>
    </form>
  )
}
