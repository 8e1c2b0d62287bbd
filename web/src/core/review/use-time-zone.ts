import { useEffect } from 'react'
import { useChangeSettings, useReviewSettings } from './api.ts'

/** Tells the server once in which time zone the student's days begin; from then on it is theirs to change. */
export function useTimeZone(): void {
  const { data: settings } = useReviewSettings()
  const { mutate } = useChangeSettings()
  const isUnknown = settings?.time_zone === null
  useEffect(() => {
    if (isUnknown) mutate({ time_zone: currentTimeZone() })
  }, [isUnknown, mutate])
}

export const currentTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
