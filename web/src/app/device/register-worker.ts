import { logFailure } from '../../lib/log-failure.ts'

const SCRIPT = '/service-worker.js'

/**
 * Lets the browser keep the files of the site, so that it opens without a network: for students, once the page is at rest.
 * While the site is developed nothing is kept.
 */
export function registerWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !workers) return
  const register = () =>
    workers
      .register(SCRIPT, { updateViaCache: 'none' })
      .then(() => tellScripts(workers))
      .catch((error) => logFailure('The files of the site could not be kept', error))
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

/** Says with which version this tab began: files of other versions may go once nobody else needs them. */
function tellScripts(workers: ServiceWorkerContainer): void {
  const scripts = [...document.querySelectorAll('script[type="module"]')].map((script) => script.getAttribute('src'))
  workers.controller?.postMessage({ scripts })
}
