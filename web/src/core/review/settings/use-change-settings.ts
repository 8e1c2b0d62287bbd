import type { Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSay } from '../../../lib/language.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { keepSettings, reviewApi, SETTINGS } from '../api.ts'

/** Changes how the student reviews. What was chosen is shown at once, and taken back where it is not kept. */
export function useChangeSettings() {
  const queries = useQueryClient()
  const say = useSay()
  return useMutation({
    mutationFn: (change: Body<typeof reviewEndpoints.updateSettings>) => reviewApi.updateSettings({ body: change }),
    onMutate: (change) => {
      const before = queries.getQueryData(SETTINGS)
      queries.setQueryData(SETTINGS, (settings: object | undefined) => settings && { ...settings, ...change })
      return before
    },
    onSuccess: (settings) => keepSettings(queries, settings),
    onError: (_, __, before) => {
      queries.setQueryData(SETTINGS, before)
      toastError(say('due.settingsFailed'))
    },
  })
}
