import { reciteEndpoints } from '@lectern/contract/recite'
import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { useQuery } from '@tanstack/react-query'
import { clientFor } from '../../../lib/api/api-client.ts'
import { useSay } from '../../../lib/language.ts'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { setOptions } from '../../cards/tell-apart.ts'

const recite = clientFor(reciteEndpoints)

/** Chosen in place of a set that is there. */
export const NEW_SET = 'new'

/** The newest of the student's sets that match. */
export function useSets(search: string, isEnabled: boolean) {
  const { data, isPending, isError, fetchStatus } = useQuery({
    queryKey: SETS_TO_CHOOSE.concat(search),
    queryFn: ({ signal }) => recite.history({ query: { search } }, { signal }),
    enabled: isEnabled,
    placeholderData: (before) => before,
  })
  const isUnreached = !data && (isError || fetchStatus === 'paused')
  return { sets: data?.flashcard_sets ?? [], isPending, isUnreached, hasMore: (data?.pagination.total_pages ?? 1) > 1 }
}

export const SETS_TO_CHOOSE: readonly string[] = ['review', 'sets']

/** What a card goes into: what was chosen, as long as it can be, else the newest set, or a new one where there is none. */
export function chosenSet(chosen: string | undefined, { sets, isPending, isUnreached }: Found, search: string) {
  if (isUnreached || isPending) return undefined
  if (chosen === NEW_SET || sets.some(({ id }) => String(id) === chosen)) return chosen
  if (sets[0]) return String(sets[0].id)
  return search === '' ? NEW_SET : undefined
}

type Found = ReturnType<typeof useSets>

interface IntoSetProps {
  found: Found
  search: string
  onSearch: (search: string) => void
  setId: string | undefined
  onChoose: (setId: string) => void
  /** What a new set is called. */
  title: string
  onTitle: (title: string) => void
}

/** The set that a card goes into, one that is there or a new one; where there are more than are listed, they are searched. */
export function IntoSet({ found, search, onSearch, setId, onChoose, title, onTitle }: IntoSetProps) {
  const say = useSay()
  const { sets, isPending, hasMore } = found
  return (
    <>
      {(hasMore || search !== '') && <SearchField label={say('review.findSet')} value={search} onChange={onSearch} />}
      {sets.length > 0 && setId && (
        <Select
          label={say('review.intoSet')}
          options={[
            ...setOptions(sets, say).map(({ id, label }) => ({ value: String(id), label })),
            { value: NEW_SET, label: say('review.newSet') },
          ]}
          value={setId}
          onChange={onChoose}
        />
      )}
      {setId === NEW_SET && (
        <TextField
          label={say('review.newSetTitle')}
          maxLength={MAX_TITLE_CHARACTERS}
          value={title}
          onChange={({ target }) => onTitle(target.value)}
        />
      )}
      {sets.length === 0 && search !== '' && !isPending && (
        <p aria-live="polite" className="text-ink-soft text-sm">
          {say('review.noSetFound')}
        </p>
      )}
    </>
  )
}
