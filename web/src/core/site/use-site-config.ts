import { siteEndpoints } from '@lectern/contract/site'
import { useQuery } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'

const siteApi = clientFor(siteEndpoints)
export type SiteConfig = Awaited<ReturnType<typeof siteApi.config>>

/** Features, settings and operator of this installation; undefined until they are loaded. Asked once a visit. */
export function useSiteConfig(): SiteConfig | undefined {
  return useQuery({ queryKey: ['site-config'], queryFn: () => siteApi.config(), staleTime: Number.POSITIVE_INFINITY })
    .data
}
