import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from './site.ts'

const SITE_URL = 'https://study.example.org'
const folder = mkdtempSync(join(tmpdir(), 'lectern-site-'))
let server: FastifyInstance

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<link rel="canonical" href="https://site.invalid/" />')
  writeFileSync(join(folder, 'index.html.br'), 'compressed before the address was known')
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: https://site.invalid/sitemap.xml\n')
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>https://site.invalid/</loc><loc>https://site.invalid/login</loc>')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  server = Fastify()
  await serveSite(server, folder, { isProduction: true, siteUrl: SITE_URL })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } })

test.each([
  ['/', 'text/html', `<link rel="canonical" href="${SITE_URL}/" />`],
  ['/robots.txt', 'text/plain', `Sitemap: ${SITE_URL}/sitemap.xml\n`],
  ['/sitemap.xml', 'application/xml', `<loc>${SITE_URL}/</loc><loc>${SITE_URL}/login</loc>`],
])('%s names the address of the operator', async (path, type, body) => {
  const response = await get(path)
  expect(response).toMatchObject({ statusCode: 200, body })
  expect(response.headers['content-type']).toContain(type)
})

test.each([
  ['/login', 200],
  ['/login?next=%2Fprofile', 200],
  ['/module/recite', 200],
  ['/module/alchemy', 404],
  ['/dev/ui', 404],
  ['/anything/else', 404],
])('%s gets the page, with status %i', async (path, statusCode) => {
  expect(await get(path)).toMatchObject({ statusCode, body: expect.stringContaining(SITE_URL) })
})

test.each([
  ['/login/', '/login'],
  ['/Login?next=%2FProfile%2F', '/login?next=%2FProfile%2F'],
  ['/MODULE/Exam/?view=history', '/module/exam?view=history'],
])('%s leads to %s', async (path, location) => {
  expect(await get(path)).toMatchObject({ statusCode: 308, headers: expect.objectContaining({ location }) })
})

test.each(['//evil.example/', '//login/', '/module/Alchemy/'])('%s leads nowhere', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test('other files are served as they are', async () => {
  expect(await get('/icon.svg')).toMatchObject({ statusCode: 200, body: '<svg/>' })
})

test('nothing under /api/ gets the page', async () => {
  expect((await get('/api/nothing/')).body).not.toContain(SITE_URL)
})
