import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from './site.ts'

const SITE_URL = 'https://study.example.org'
const folder = mkdtempSync(join(tmpdir(), 'lectern-site-'))
const MANIFEST = 'manifest.webmanifest'
let server: FastifyInstance

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en"><head><title>Lectern</title><meta\n name="description"\n content="Study" />' +
      '<meta\n property="og:title"\n content="Lectern" /><meta property="og:description" content="Study" />' +
      '<meta property="og:url" content="https://site.invalid/" /><meta property="og:image:alt" content="Cards" />' +
      '<link rel="manifest" href="/manifest.webmanifest" />' +
      '<link rel="canonical" href="https://site.invalid/" /></head><noscript>Needs JavaScript</noscript></html>',
  )
  mkdirSync(join(folder, 'assets'))
  for (const name of ['texts-zh-hant-Ab_1.js', 'site-C-d2.js', 'site-E_f3.css'])
    writeFileSync(join(folder, 'assets', name), '')
  writeFileSync(join(folder, 'index.html.br'), 'compressed before the address was known')
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: https://site.invalid/sitemap.xml\n')
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>https://site.invalid/</loc><loc>https://site.invalid/login</loc>')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  copyFileSync(join(import.meta.dirname, '../../../../web/public/manifest.webmanifest'), join(folder, MANIFEST))
  writeFileSync(join(folder, `${MANIFEST}.br`), 'compressed before the language was known')
  writeFileSync(join(folder, 'service-worker.js'), 'const SHELL = {}')
  server = Fastify()
  await serveSite(server, folder, { isProduction: true, hasServiceWorker: true, siteUrl: SITE_URL })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } })

test.each([
  ['/robots.txt', 'text/plain', `Sitemap: ${SITE_URL}/sitemap.xml\n`],
  ['/sitemap.xml', 'application/xml', `<loc>${SITE_URL}/</loc><loc>${SITE_URL}/login</loc>`],
])('%s names the address of the operator', async (path, type, body) => {
  const response = await get(path)
  expect(response).toMatchObject({ statusCode: 200, body })
  expect(response.headers['content-type']).toContain(type)
})

test('The page names the address of the operator, and its other languages', async () => {
  const { body, headers } = await get('/')
  expect(headers).toMatchObject({ 'content-language': 'en', vary: expect.stringContaining('accept-language') })
  expect(body).toContain(`<link rel="canonical" href="${SITE_URL}/" />`)
  expect(body).toContain(`<link rel="alternate" hreflang="zh-Hans" href="${SITE_URL}/?language=zh-hans" />`)
  expect(body).toContain('<html lang="en"><head><title>Lectern: study from your own material</title>')
  expect(body).not.toContain('modulepreload')
})

test.each([
  ['/', '/', ''],
  ['/terms', '/terms', ''],
  ['/privacy?language=zh-hant', '/privacy', '?language=zh-hant'],
  ['/login?next=%2Fprofile', '/login', ''],
  ['/?language=en&x=1', '/', '?language=en'],
])('Search engines read at %s where it stands, in each language', async (url, path, language) => {
  const { body } = await get(url)
  const links = [...body.matchAll(/<link rel="(canonical|alternate)" (?:hreflang="([\w-]+)" )?href="([^"]+)"/g)]
  expect(links.map(([, rel, tag, address]) => [tag ?? rel, address])).toEqual([
    ['canonical', `${SITE_URL}${path}${language}`],
    ['en', `${SITE_URL}${path}?language=en`],
    ['zh-Hant', `${SITE_URL}${path}?language=zh-hant`],
    ['zh-Hans', `${SITE_URL}${path}?language=zh-hans`],
    ['x-default', `${SITE_URL}${path}`],
  ])
  expect(body).toContain(`<meta property="og:url" content="${SITE_URL}${path}${language}" />`)
})

test.each(['/nowhere', '/module/alchemy', `/shared/${'a1'.repeat(32)}`])(
  '%s is offered to none of them',
  async (url) => {
    const { body } = await get(url)
    expect(body).toContain('<meta name="robots" content="noindex')
    expect(body).not.toMatch(/rel="(?:canonical|alternate)"/)
  },
)

test.each([
  [`/${MANIFEST}`, 'en', 'en', 'Study from your own material: flashcards, exams, notes and conversation.', 'Review'],
  [`/${MANIFEST}`, 'zh-HK', 'zh-Hant', '用自己的教材學習：學習卡、測驗、筆記和對話。', '複習'],
  [`/${MANIFEST}?language=zh-hans`, 'en', 'zh-Hans', '用自己的材料学习：学习卡、测验、笔记和对话。', '复习'],
])(
  'An installed site is named in the language that is asked for: %s, %s',
  async (url, languages, lang, description, name) => {
    const response = await server.inject({ url, headers: { 'accept-language': languages, 'accept-encoding': 'br' } })
    expect(response.headers).toMatchObject({
      'content-language': lang,
      vary: expect.stringContaining('accept-language'),
    })
    expect(response.headers['content-type']).toContain('application/manifest+json')
    expect(response.json()).toMatchObject({ lang, description, shortcuts: [{ name, url: '/review' }], start_url: '/' })
  },
)

test.each([
  ['/', 'zh-TW,zh;q=0.9', 'zh-Hant'],
  ['/login', 'zh-CN', 'zh-Hans'],
  ['/?language=zh-hant', 'en', 'zh-Hant'],
  ['/?language=constructor', 'en', 'en'],
  ['/nowhere', 'zh-HK', 'zh-Hant'],
])('%s is answered in the language that is asked for (%s): %s', async (url, languages, tag) => {
  const { body, headers } = await server.inject({ url, headers: { 'accept-language': languages } })
  expect(headers['content-language']).toBe(tag)
  expect(body).toContain(`<html lang="${tag}">`)
  if (tag === 'zh-Hant') {
    expect(body).toContain('<title>Lectern：用自己的教材學習</title>')
    expect(body).toMatch(/name="description"\s+content="把筆記/)
    expect(body).toMatch(/property="og:title"\s+content="Lectern：用自己的教材學習"/)
    expect(body).toMatch(/property="og:description"\s+content="把筆記/)
    expect(body).toContain('<noscript>Lectern 需要 JavaScript')
    expect(body).toContain('property="og:image:alt" content="一疊學習卡')
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?language=zh-hant" />')
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/texts-zh-hant-Ab_1.js" />')
  }
})

test('What every page but the front page loads first is asked for with it', async () => {
  const script = '<link rel="modulepreload" crossorigin href="/assets/site-C-d2.js" />'
  const styles = '<link rel="preload" as="style" crossorigin href="/assets/site-E_f3.css" />'
  for (const part of [script, styles]) {
    for (const url of ['/', '/index.html', '/?language=en']) expect((await get(url)).body).not.toContain(part)
    for (const url of ['/login', '/module/recite?x=/', '/nowhere']) expect((await get(url)).body).toContain(part)
  }
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

test('a page that only its link opens says that it is not to be kept, whatever the token; others do not', async () => {
  const shared = await get(`/shared/${'a1'.repeat(32)}`)
  expect(shared).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining('<meta name="robots" content="noindex'),
  })
  expect((await get('/login')).body).not.toContain('noindex')
  expect((await get('/shared/short')).statusCode).toBe(404)
})

test.each(['//evil.example/', '//login/', '/module/Alchemy/'])('%s leads nowhere', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test('other files are served as they are', async () => {
  expect(await get('/icon.svg')).toMatchObject({ statusCode: 200, body: '<svg/>' })
})

test('the service worker is asked for anew each time, and removes itself where the operator wants none', async () => {
  const kept = await server.inject('/service-worker.js')
  expect(kept).toMatchObject({ statusCode: 200, body: 'const SHELL = {}' })
  expect(kept.headers['cache-control']).toBe('no-cache')
  const without = Fastify()
  await serveSite(without, folder, { isProduction: true, hasServiceWorker: false, siteUrl: SITE_URL })
  const removing = await without.inject('/service-worker.js')
  expect(removing.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(removing.body).toContain('registration.unregister()')
  await without.close()
})

test('nothing under /api/ gets the page', async () => {
  expect((await get('/api/nothing/')).body).not.toContain(SITE_URL)
})
