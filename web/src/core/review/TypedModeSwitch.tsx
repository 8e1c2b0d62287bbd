import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  /** What was pressed, from that moment on until it is known to be kept. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  if (pressed !== null && pressed === data?.is_typed) setPressed(null)
  const change = useMutation({
    // Who presses it and leaves the page at once has pressed it.
    mutationFn: (is_typed: boolean) =>
      reviewApi.updateSetSettings({ params: { id: setId }, body: { is_typed } }, { keepalive: true }),
    onSuccess: (settings) => queries.setQueryData(queryKey, settings),
    onError: () => {
      setPressed(null)
      toastError(say('due.settingsFailed'))
    },
  })
  const press = (isTyped: boolean) => {
    setPressed(isTyped)
    change.mutate(isTyped)
  }
  // It has its place before its state is known: what stands below would move under the pointer.
  return (
    <Checkbox isChecked={pressed ?? data?.is_typed ?? false} disabled={!data || pressed !== null} onChange={press}>
      {say('review.typesAnswers')}
    </Checkbox>
  )
}
