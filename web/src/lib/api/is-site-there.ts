import { siteEndpoints } from '@lectern/contract/site'

/** Whether the site can be reached: without a network a browser still reaches one that runs on its own machine. */
export const isSiteThere = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch(siteEndpoints.health.path, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
