import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isModuleId } from '@lectern/domain/modules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { ADDRESSED_FILES, readAddressedFiles, type SendAddressed } from './addressed-files.ts'

const PAGES = new Set(['/', '/login', '/terms', '/privacy', '/profile'])
const DEVELOPMENT_PAGES = new Set(['/dev/ui'])
const MODULE_PAGE = /^\/module\/([a-z]+)$/
const HASHED_FOLDER = '/assets/'

/**
 * Serves the built site. Every address that is not a file gets the page, which routes by itself; the status says whether
 * the address is one of the site's (1§2), so that a wrong one is a true 404.
 */
export async function serveSite(
  server: FastifyInstance,
  folder: string | null,
  { isProduction, siteUrl }: { isProduction: boolean; siteUrl: string },
): Promise<void> {
  const send =
    folder !== null && existsSync(join(folder, 'index.html')) ? await readAddressedFiles(folder, siteUrl) : null
  if (folder !== null && send) {
    await server.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      globIgnore: ADDRESSED_FILES.map((file) => `${file}*`),
      index: false,
      setHeaders(reply, path) {
        const isHashed = path.includes(HASHED_FOLDER)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    for (const file of ADDRESSED_FILES) server.get(`/${file}`, (_request, reply) => send(reply, file))
    server.get('/', (_request, reply) => send(reply, 'index.html'))
  }
  server.setNotFoundHandler((request, reply) => {
    const isPage = send && (request.method === 'GET' || request.method === 'HEAD') && !isApi(request)
    if (!isPage) throw new Problem('not_found', 'There is nothing at this address.')
    return sendPage(send, request, reply, isProduction)
  })
}

const isApi = (request: FastifyRequest): boolean => request.url === '/api' || request.url.startsWith('/api/')

function sendPage(
  send: SendAddressed,
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  return send(reply.code(isPageOfSite(path, isProduction) ? 200 : 404), 'index.html')
}

function isPageOfSite(path: string, isProduction: boolean): boolean {
  const module = MODULE_PAGE.exec(path)
  if (module) return isModuleId(module[1] ?? '')
  return PAGES.has(path) || (!isProduction && DEVELOPMENT_PAGES.has(path))
}
