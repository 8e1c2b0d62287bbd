import { siteEndpoints } from '@lectern/contract/site'
import { useQuery } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

const siteApi = clientFor(siteEndpoints)
export type SiteConfig = Awaited<ReturnType<typeof siteApi.config>>

export const SITE_CONFIG = ['site-config'] as const

/** What `useSiteConfig` tells, for a screen that says when it fails and asks again. */
export const useConfigQuery = () =>
  useQuery({ queryKey: SITE_CONFIG, queryFn: () => siteApi.config(), staleTime: Number.POSITIVE_INFINITY })

/** Features, settings and operator of this installation; undefined until they are loaded. Asked once a visit. */
export const useSiteConfig = (): SiteConfig | undefined => useConfigQuery().data

/** Whether `useSiteConfig` may still come to tell something. */
export const useIsConfigPending = (): boolean => useConfigQuery().isPending
