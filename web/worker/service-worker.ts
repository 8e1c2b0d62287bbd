/// <reference lib="webworker" />
/**
 * Lets the site open without a network: it keeps the files of the first screens and of the review, and nothing of what
 * the API answers; pictures and sounds of cards are kept by the page, and answered from here where the server does not.
 * A page is always asked of the server first, so that an old one is shown only where there is none; files named by
 * their content are taken from here, whatever version they belong to, so that a new worker takes nothing away from a
 * tab that is open.
 */

/** Written in front of this file by `build/service-worker.ts`. */
declare const SHELL: {
  /** Differs where any of the files differs. */
  version: string
  /** What the page of this version begins with: the name of one of them at least is no other version's. */
  scripts: string[]
  files: string[]
}

const worker = self as unknown as ServiceWorkerGlobalScope
const PREFIX = 'lectern-shell-'
const CACHE = PREFIX + SHELL.version
/** What is kept does not differ by the headers of a request. */
const ANY_VARIANT = { ignoreVary: true }
const PAGE = '/'
const HASHED = '/assets/'
/** Pictures and sounds of cards: what the page took along of its student's is the only thing of the API that is answered here. */
const MEDIA = '/api/recite/media/'
const MEDIA_PREFIX = 'lectern-media '
/** So long a page is waited for. */
const PATIENCE_MS = 5000
/** The answers by which a gateway tells that a server is gone. */
const OUTAGES = [502, 503, 504]

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim().then(() => removeOldVersions(null)))
})

/** A page tells with which scripts it began. */
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.scripts)) event.waitUntil(removeOldVersions(event.data.scripts))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith(MEDIA)) event.respondWith(medium(request))
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith(HASHED)) event.respondWith(hashedFile(request))
  else if (SHELL.files.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

/** All files of this version, or none: a worker that could not get them is not installed. */
async function fill(): Promise<void> {
  const response = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' })
  // Between two deployments the page may belong to another version than this worker.
  const text = await response.clone().text()
  if (!response.ok || !SHELL.scripts.every((script) => text.includes(script)))
    throw new Error('The page is of another version')
  const cache = await caches.open(CACHE)
  await cache.put(PAGE, response)
  await Promise.all(SHELL.files.map((file) => fillWith(cache, file)))
}

async function fillWith(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith(HASHED)
  const known = isHashed ? await caches.match(file, ANY_VARIANT) : undefined
  const response = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache', credentials: 'omit' }))
  if (!response.ok) throw new Error(`${file} could not be loaded`)
  await cache.put(file, response)
}

/** The page as the server has it; without a network, or where that takes too long, the one that is kept. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request)
  const response = await Promise.race([asked, patience()]).catch(() => null)
  if (response && !OUTAGES.includes(response.status)) return response
  const kept = await (await caches.open(CACHE)).match(PAGE, ANY_VARIANT)
  return kept ?? asked
}

const patience = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null))

/** A file whose name says what is in it never changes: whoever has it need not ask. */
async function hashedFile(request: Request): Promise<Response> {
  const known = await caches.match(request, ANY_VARIANT)
  if (known) return known
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    const copy = response.clone()
    // What was asked for once may be wanted without a network.
    await caches
      .open(CACHE)
      .then((cache) => cache.put(request, copy))
      .catch(() => {})
  }
  return response
}

const kept = async (file: string): Promise<Response> => (await caches.match(file, ANY_VARIANT)) ?? Response.error()

/** Gives a picture or sound of the server; where there is none, what the page took along of it. */
async function medium(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null)
  if (response && !OUTAGES.includes(response.status)) return response
  return (await keptMedium(request)) ?? response ?? Response.error()
}

/** What the page took along; where a player asks for a part of a sound, that part. */
async function keptMedium(request: Request): Promise<Response | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(MEDIA_PREFIX)) continue
    const response = await (await caches.open(name)).match(request, ANY_VARIANT)
    if (response) return partOf(response, request.headers.get('range'))
  }
  return null
}

async function partOf(response: Response, range: string | null): Promise<Response> {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined) return response
  const content = await response.blob()
  const from = Math.min(Number(first), content.size - 1)
  const to = last ? Math.min(Number(last), content.size - 1) : content.size - 1
  const headers = { 'content-type': content.type, 'content-range': `bytes ${from}-${to}/${content.size}` }
  return new Response(content.slice(from, to + 1, content.type), { status: 206, headers })
}

/** Files of other versions go once no tab can ask for them: where the only one began with this version, or none is open. */
async function removeOldVersions(scripts: readonly unknown[] | null): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isNew = scripts !== null && SHELL.scripts.every((script) => scripts.includes(script))
  if (windows.length > (isNew ? 1 : 0)) return
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name)
}
