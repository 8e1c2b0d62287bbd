import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOutage } from '../../lib/api/is-outage.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { keepSettings, reviewApi } from './api.ts'
import { useReviewSettings } from './away/queries.ts'

let isTelling = false

/** Tells the server once in which time zone the student's days begin; from then on it is theirs to change. */
export function useTimeZone(): void {
  const { data: settings } = useReviewSettings()
  const queries = useQueryClient()
  const isUnknown = settings?.time_zone === null
  useEffect(() => {
    if (!isUnknown || isTelling) return
    isTelling = true
    reviewApi
      .updateSettings({ body: { time_zone: currentTimeZone() } })
      .then((changed) => keepSettings(queries, changed))
      // Without a network it is told on another visit.
      .catch((error) => isOutage(error) || logFailure('The time zone could not be told', error))
      .finally(() => {
        isTelling = false
      })
  }, [isUnknown, queries])
}

export const currentTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
