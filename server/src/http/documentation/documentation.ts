import type { FastifyInstance } from 'fastify'
import type { Routes } from '../routes.ts'
import { renderDocumentation } from './documentation-page.ts'
import { describeApi } from './openapi.ts'

/** Serves the OpenAPI document and a page that people can read. Made at the first request, kept for the rest. */
export function bindDocumentation(server: FastifyInstance, routes: readonly Routes[]): void {
  let document: ReturnType<typeof describeApi> | null = null
  const described = () => {
    document ??= describeApi(routes.map(({ endpoints }) => endpoints))
    return document
  }
  server.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(described()),
  )
  for (const path of ['/api/docs', '/api/docs/'])
    server.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(renderDocumentation(described())))
}
