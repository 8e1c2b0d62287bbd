import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { reviewApi, setSettingsKey } from './api.ts'

/** Whether the answers to the cards of a set are typed in reviews. */
export function TypedModeSwitch({ setId }: { setId: number }) {
  const say = useSay()
  const queries = useQueryClient()
  const queryKey = setSettingsKey(setId)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => reviewApi.getSetSettings({ params: { id: setId } }, { signal }),
  })
  const change = useMutation({
    mutationFn: (is_typed: boolean) => reviewApi.updateSetSettings({ params: { id: setId }, body: { is_typed } }),
    onSuccess: (settings) => queries.setQueryData(queryKey, settings),
    onError: () => toastError(say('review.settingsFailed')),
  })
  const isTyped = change.isPending ? change.variables : (data?.is_typed ?? false)
  // It has its place before its state is known: what stands below would move under the pointer.
  return (
    <Checkbox isChecked={isTyped} disabled={!data || change.isPending} onChange={(isChosen) => change.mutate(isChosen)}>
      {say('review.typesAnswers')}
    </Checkbox>
  )
}
