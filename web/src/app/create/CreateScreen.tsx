import type { MaterialItem } from '@lectern/contract/materials'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { FILE_TAKERS, handedOverFileStore } from '../../core/documents/handed-over-file.ts'
import { handOverText } from '../../core/documents/handed-over-text.ts'
import { runsKey } from '../../core/generation/runs-api.ts'
import { BringMaterial } from '../../core/library/BringMaterial.tsx'
import { handOverPart } from '../../core/library/handed-over-part.ts'
import { MakingLabel } from '../../core/library/MakingLabel.tsx'
import { filePriceText, messagePriceText, turnPriceText } from '../../core/library/making-prices.ts'
import { MadeOfIt } from '../../core/library/material/MadeOfIt.tsx'
import { readText } from '../../core/library/material/read-text.ts'
import { KIND_ICONS, materialFacts } from '../../core/library/material-facts.ts'
import { useForgetMade, useMaterial } from '../../core/library/materials-api.ts'
import { FirstAnswers } from '../../core/lists/FirstAnswers.tsx'
import { useSiteConfig } from '../../core/site/use-site-config.ts'
import { unfinishedQuery } from '../../core/unfinished/unfinished-query.ts'
import { isMissing } from '../../lib/api/is-missing.ts'
import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EmptyLectern } from '../../ui/Illustrations.tsx'
import { Headphones, LibraryBig, MessagesSquare, Mic, Plus } from '../../ui/icons/icons.ts'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { Loading, Skeleton, SkeletonCards } from '../../ui/Skeleton.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { MakeSheet } from './MakeSheet.tsx'
import { useMakingsUnderWay } from './offers.ts'
import { UnderWay } from './UnderWay.tsx'

const ASKED_FIRST = [unfinishedQuery.queryKey, runsKey('recite'), runsKey('notes')]

interface CreateScreenProps {
  /** What things are made of; null until something was brought. */
  materialId: number | null
  onChoose: (materialId: number | null) => void
}

/** Something is brought once, and what is to be made of it is chosen together (requirements/platform.md#create). */
export function CreateScreen({ materialId, onChoose }: CreateScreenProps) {
  const say = useSay()
  const frame = useHeadingFocus(String(materialId))
  return (
    <div ref={frame}>
      <PageHeader title={say('create.title')} description={say('create.description')} />
      <FirstAnswers of={ASKED_FIRST} loading={<LoadingCreate />}>
        <UnderWay />
        {materialId === null ? (
          <>
            <BringMaterial onBrought={onChoose} />
            <ButtonLink to="/library" variant="quiet" className="mt-6" icon={<LibraryBig size={18} aria-hidden />}>
              {say('create.fromLibrary')}
            </ButtonLink>
          </>
        ) : (
          <Brought key={materialId} materialId={materialId} onAnother={() => onChoose(null)} />
        )}
      </FirstAnswers>
    </div>
  )
}

/** The places of a file and of the ways beside it. */
const LoadingCreate = () => (
  <Loading>
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-62 sm:h-40" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-10" />
      </div>
    </div>
  </Loading>
)

function Brought({ materialId, onAnother }: { materialId: number; onAnother: () => void }) {
  const say = useSay()
  const { data: material, error, isFetching, refetch } = useMaterial(materialId)
  const forgetMade = useEffectEvent(useForgetMade(materialId))
  const underWay = [...useMakingsUnderWay()].join()
  const wasUnderWay = useRef(underWay)
  // What has just been made of it stands among the rest, also while something else is still being made.
  useEffect(() => {
    if (wasUnderWay.current === underWay) return
    wasUnderWay.current = underWay
    forgetMade()
  }, [underWay])
  const another = (
    <Button variant="quiet" icon={<Plus size={18} aria-hidden />} onClick={onAnother}>
      {say('create.another')}
    </Button>
  )
  if (isMissing(error))
    return (
      <EmptyState illustration={<EmptyLectern />} title={say('library.notFoundText')} action={another}>
        {say('library.notFoundHint')}
      </EmptyState>
    )
  if (error && !material)
    return (
      <>
        <ErrorState message={say('library.materialFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        {another}
      </>
    )
  if (!material) return <SkeletonCards label={say('library.loadingMaterial')} />
  const Icon = KIND_ICONS[material.kind]
  return (
    <div className="flex flex-col gap-8">
      <Card className="flex flex-wrap items-center gap-4">
        <Icon size={26} strokeWidth={1.5} className="shrink-0 text-accent" aria-hidden />
        <div className="min-w-0 grow basis-52">
          <h2 className="wrap-anywhere text-xl">{material.title}</h2>
          <p className="text-ink-soft text-sm tabular-nums">{materialFacts(say, material)}</p>
          <Link to={`/library/${material.id}`} className="text-link text-sm">
            {say('create.openMaterial')}
          </Link>
        </div>
        {another}
      </Card>
      <MakeSheet material={material} />
      <AlsoWithIt material={material} />
      {material.made.length > 0 && <MadeOfIt made={material.made} />}
    </div>
  )
}

/** What begins by itself nowhere: it is opened with the material in it. */
function AlsoWithIt({ material }: { material: MaterialItem }) {
  const say = useSay()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const config = useSiteConfig()
  const ask = useMutation({
    mutationFn: () => readText(queries, material, null),
    onSuccess: (handedOver) => void navigate(handOverText('understanding', handedOver)),
    onError: () => toastError(say('create.openingFailed')),
  })
  const listening = FILE_TAKERS.find(({ kind }) => kind === 'recording' && kind === material.kind)
  const listen = (path: string) => {
    handedOverFileStore.set({ materialId: material.id, name: material.title, size: material.file_size_bytes })
    void navigate(path)
  }
  if (material.word_count === 0 && !listening) return null
  return (
    <section aria-labelledby="also-with-it">
      <h2 id="also-with-it" className="mb-3 text-xl">
        {say('create.alsoWith')}
      </h2>
      <div className="flex flex-wrap gap-3">
        {material.word_count > 0 && (
          <Button
            icon={<MessagesSquare size={18} aria-hidden />}
            isLoading={ask.isPending}
            onClick={() => ask.mutate()}
          >
            <MakingLabel label={say('library.makeChat')} price={messagePriceText(say)} />
          </Button>
        )}
        {material.word_count > 0 && (
          <Button
            icon={<Mic size={18} aria-hidden />}
            onClick={() =>
              void navigate(handOverPart({ id: material.id, part: null, topic: null, excerpt: material.excerpt }))
            }
          >
            <MakingLabel label={say('library.makeTalk')} price={turnPriceText(say, config)} />
          </Button>
        )}
        {listening && (
          <Button icon={<Headphones size={18} aria-hidden />} onClick={() => listen(listening.path)}>
            <MakingLabel label={say('library.makeListening')} price={filePriceText('listening', material)} />
          </Button>
        )}
      </div>
    </section>
  )
}
