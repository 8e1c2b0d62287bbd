import { Link } from 'react-router'
import { EarlierMaterial } from '../../../core/documents/EarlierMaterial.tsx'
import { hasParts, PageRange } from '../../../core/library/material/PageRange.tsx'
import { topicOfPart } from '../../../core/library/material/read-text.ts'
import { isTranscribed, materialFacts, noTranscriptText } from '../../../core/library/material-facts.ts'
import { type OpenedMaterial, useMaterial } from '../../../core/library/materials-api.ts'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { useSay } from '../../../lib/language.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonCards } from '../../../ui/Skeleton.tsx'
import { changeDraft, type Draft, type DraftMaterial } from '../draft.ts'
import { LevelChoice } from './LevelChoice.tsx'

/** A material of the library, or a part of it, and the level. */
export function MaterialChoice({ draft }: { draft: Draft }) {
  const say = useSay()
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-ink-soft text-sm">{say('speaking.materialHint')}</p>
      {draft.material && <Chosen key={draft.material.id} material={draft.material} />}
      <EarlierMaterial
        className="-ms-4 self-start"
        onPick={({ id, excerpt }) => changeDraft({ material: { id, excerpt, part: null, topic: null } })}
      />
      <div>
        <LevelChoice level={draft.level} onChange={(level) => changeDraft({ level })} />
      </div>
    </div>
  )
}

function Chosen({ material }: { material: DraftMaterial }) {
  const say = useSay()
  const config = useSiteConfig()
  const { id, part, isRefused = false } = material
  const { data, error, isFetching, refetch } = useMaterial(id)
  if (isMissing(error)) return <Notice tone="poor">{say('speaking.materialGone')}</Notice>
  if (error && !data)
    return <ErrorState message={say('library.materialFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <SkeletonCards count={1} label={say('library.loadingMaterial')} />
  if (!isTranscribed(data)) return <Notice tone="poor">{say(noTranscriptText(config))}</Notice>
  const pageCount = data.page_count ?? 1
  return (
    <>
      <ChosenCard material={data} />
      {hasParts(pageCount, data.outline) && (
        <PageRange
          pageCount={pageCount}
          chapters={data.outline}
          choice={{ part, isRefused }}
          onChange={(choice) =>
            changeDraft({ material: { ...material, ...choice, topic: topicOfPart(data.title, choice.part) } })
          }
        />
      )}
    </>
  )
}

function ChosenCard({ material }: { material: OpenedMaterial }) {
  const say = useSay()
  return (
    <Card>
      <p className="wrap-anywhere font-serif text-lg">{material.title}</p>
      <p className="text-ink-soft text-sm tabular-nums">{materialFacts(say, material)}</p>
      <Link to={`/library/${material.id}`} className="text-link text-sm">
        {say('speaking.openMaterial')}
      </Link>
    </Card>
  )
}
