import type { Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { ReviewSettings, SetReviewSettings } from '@lectern/contract/review/shapes'
import { MOST_PER_DAY, RETENTION_CHOICES } from '@lectern/domain/review'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { ErrorLine } from '../../../ui/ErrorLine.tsx'
import { Foldable } from '../../../ui/Foldable.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { reviewApi, setSettingsKey, TODAY } from '../api.ts'
import { useReviewSettings } from '../away/queries.ts'

type Change = Body<typeof reviewEndpoints.updateSetSettings>

/** How much of a set is to be remembered, and how many of its cards come a day, where that differs from all other sets. */
export function SetLimits({ setId }: { setId: number }) {
  const say = useSay()
  const queries = useQueryClient()
  const ofAll = useReviewSettings()
  const queryKey = setSettingsKey(setId)
  const own = useQuery({
    queryKey,
    queryFn: ({ signal }) => reviewApi.getSetSettings({ params: { id: setId } }, { signal }),
  })
  const failed = [ofAll, own].filter(({ isError, data }) => isError && !data)
  const { mutate: change } = useMutation({
    mutationFn: (body: Change) => reviewApi.updateSetSettings({ params: { id: setId }, body }),
    onSuccess: (settings) => {
      queries.setQueryData(queryKey, settings)
      void queries.invalidateQueries({ queryKey: TODAY })
    },
    onError: () => toastError(say('due.settingsFailed')),
  })
  // It has its place before its state is known, as what stands above.
  return (
    <Foldable title={say('review.limitsOfSet')} isOpen={false}>
      {ofAll.data && own.data ? (
        <Limits ofAll={ofAll.data} own={own.data} change={change} />
      ) : (
        <div className="mt-2 mb-6 max-w-xl">
          {failed.length === 0 ? (
            <Loading>
              <Skeleton className="h-16" />
            </Loading>
          ) : (
            <ErrorLine
              message={say('review.limitsUnknown')}
              onRetry={() => {
                for (const query of failed) void query.refetch()
              }}
              isRetrying={failed.some(({ isFetching }) => isFetching)}
            />
          )}
        </div>
      )}
    </Foldable>
  )
}

interface LimitsProps {
  ofAll: ReviewSettings
  own: SetReviewSettings
  change: (change: Change) => void
}

function Limits({ ofAll, own, change }: LimitsProps) {
  const say = useSay()
  const wished = own.retention ?? ofAll.retention
  const retentions = [...new Set([...RETENTION_CHOICES, wished])].sort((one, other) => one - other)
  return (
    <div className="mt-2 mb-6 grid max-w-3xl grid-cols-1 items-start gap-x-6 gap-y-4 sm:grid-cols-3">
      <Select
        label={say('review.retention')}
        options={[
          { value: '', label: say('review.asOtherSets', { value: percentText(ofAll.retention) }) },
          ...retentions.map((part) => ({ value: String(part), label: percentText(part) })),
        ]}
        value={own.retention === null ? '' : String(own.retention)}
        onChange={(part) => change({ retention: part === '' ? null : Number(part) })}
      />
      <OwnPerDay
        label={say('review.newPerDay')}
        kept={own.new_per_day}
        ofAll={ofAll.new_per_day}
        onKeep={(new_per_day) => change({ new_per_day })}
      />
      <OwnPerDay
        label={say('review.reviewsPerDay')}
        kept={own.reviews_per_day}
        ofAll={ofAll.reviews_per_day}
        onKeep={(reviews_per_day) => change({ reviews_per_day })}
      />
    </div>
  )
}

interface OwnPerDayProps {
  label: string
  /** Null as for all other sets. */
  kept: number | null
  ofAll: number
  onKeep: (count: number | null) => void
}

/** A number of cards; an empty box follows the other sets. */
function OwnPerDay({ label, kept, ofAll, onKeep }: OwnPerDayProps) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const count = typed === null || typed === '' ? null : Math.min(MOST_PER_DAY, Number(typed))
    if (typed !== null && count !== kept) onKeep(count)
    setTyped(null)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      hint={say('review.emptyAsOtherSets', { value: ofAll })}
      value={typed ?? (kept === null ? '' : String(kept))}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
