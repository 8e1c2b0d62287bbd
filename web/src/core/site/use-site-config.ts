import { siteEndpoints } from '@lectern/contract/site'
import { useQuery } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

const siteApi = clientFor(siteEndpoints)
export type SiteConfig = Awaited<ReturnType<typeof siteApi.config>>

export const SITE_CONFIG = ['site-config'] as const

/**
 * What `useSiteConfig` tells, for a screen that says when it fails and asks again. What comes into view after a failure does not
 * ask by itself: that would bring back the outline in whose place it came, and so on for good.
 */
export const useConfigQuery = () =>
  useQuery({
    queryKey: SITE_CONFIG,
    queryFn: () => siteApi.config(),
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  })

/** Features, settings and operator of this installation; undefined until they are loaded. Asked once a visit. */
export const useSiteConfig = (): SiteConfig | undefined => useConfigQuery().data

/** Whether `useSiteConfig` may still come to tell something. */
export const useIsConfigPending = (): boolean => useConfigQuery().isPending
