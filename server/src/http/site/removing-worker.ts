/** Takes the place of the site's service worker where the operator wants none: it removes what that one kept, and itself. */
export const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('lectern-shell-')) await caches.delete(name)
  await self.registration.unregister()
}
`
