import fastifyStatic from '@fastify/static'
import { isSitePath, siteSpelling } from '@lectern/domain/site-paths'
import { LANGUAGE_TAGS } from '@lectern/texts/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'
import { type AddressedFile, readAddressedFiles } from './addressed-files.ts'
import { REMOVING_WORKER } from './removing-worker.ts'
import { keptAt, manifestIn, namedLanguageOf, pageLanguageOf, type SitePage, sitePageOf, unkept } from './site-page.ts'

const DEVELOPMENT_PAGES = new Set(['/dev/ui'])
const SERVICE_WORKER = 'service-worker.js'
const HASHED_FOLDER = '/assets/'

interface SiteOptions {
  isProduction: boolean
  hasServiceWorker: boolean
  siteUrl: string
}

/**
 * Serves the built site. Every address that is not a file gets the page, which routes by itself; the status says whether
 * the address is one of the site's (requirements/platform.md#addresses), so that a wrong one is a true 404.
 */
export async function serveSite(
  server: FastifyInstance,
  folder: string | null,
  { isProduction, hasServiceWorker, siteUrl }: SiteOptions,
): Promise<void> {
  const addressed = folder === null ? [] : await readAddressedFiles(folder, siteUrl)
  const html = addressed.find(({ name }) => name === 'index.html')
  const manifest = addressed.find(({ name }) => name === 'manifest.webmanifest')
  const page = folder !== null && html ? sitePageOf(html.text, folder) : null
  if (folder !== null && page) {
    await server.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      globIgnore: [...addressed.map(({ name }) => `${name}*`), ...(hasServiceWorker ? [] : [`${SERVICE_WORKER}*`])],
      index: false,
      setHeaders(reply, path) {
        const isHashed = path.includes(HASHED_FOLDER)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    for (const file of addressed)
      if (file !== html && file !== manifest) server.get(`/${file.name}`, (_request, reply) => send(reply, file))
    if (manifest)
      server.get(`/${manifest.name}`, (request, reply) =>
        send(inLanguage(request, reply), {
          ...manifest,
          text: manifestIn(pageLanguageOf(request), manifest.text),
        }),
      )
    if (!hasServiceWorker)
      server.get(`/${SERVICE_WORKER}`, (_request, reply) =>
        send(reply, { type: 'text/javascript; charset=utf-8', text: REMOVING_WORKER }),
      )
    for (const path of ['/', '/index.html'])
      server.get(path, (request, reply) => sendPage(request, reply, page, keepAt(request, siteUrl, '/')))
  }
  server.setNotFoundHandler((request, reply) => {
    const isPage = page && (request.method === 'GET' || request.method === 'HEAD') && !isApi(request)
    if (!isPage) throw new Problem('not_found', { id: 'requests.nothingHere' })
    const path = request.url.split('?', 1)[0] ?? ''
    const spelling = siteSpelling(path)
    if (spelling) return reply.redirect(spelling + request.url.slice(path.length), 308)
    const isThere = isPageOfSite(path, isProduction)
    const isKept = isThere && !path.startsWith('/shared/')
    return sendPage(request, reply.code(isThere ? 200 : 404), page, isKept ? keepAt(request, siteUrl, path) : unkept)
  })
}

const send = (reply: FastifyReply, { type, text }: Pick<AddressedFile, 'type' | 'text'>): FastifyReply =>
  reply.type(type).header('cache-control', 'no-cache').send(text)

/** How the page at `path` says to search engines where it stands. */
const keepAt = (request: FastifyRequest, siteUrl: string, path: string) => (page: string) =>
  keptAt(page, siteUrl, path, namedLanguageOf(request))

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  addressed: (page: string) => string,
): FastifyReply {
  const { front, other } = page[pageLanguageOf(request)]
  return send(inLanguage(request, reply), {
    type: 'text/html; charset=utf-8',
    text: addressed(FRONT_ADDRESS.test(request.url) ? front : other),
  })
}

const inLanguage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('content-language', LANGUAGE_TAGS[pageLanguageOf(request)]).header('vary', 'accept-language')

const FRONT_ADDRESS = /^\/(?:index\.html)?(?:\?|$)/

const isApi = (request: FastifyRequest): boolean => request.url === '/api' || request.url.startsWith('/api/')

const isPageOfSite = (path: string, isProduction: boolean): boolean =>
  isSitePath(path) || (!isProduction && DEVELOPMENT_PAGES.has(path))
