import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '@lectern/domain/text/escape-html'
import { isLanguage, LANGUAGE_TAGS, LANGUAGES, type Language } from '@lectern/texts/languages'
import type { Message } from '@lectern/texts/message'
import type { FastifyRequest } from 'fastify'
import { speaker } from '../../speaker.ts'
import { languageOf } from '../request-language.ts'

/**
 * The page that every address of the site gets, in each language: with its words for search engines and the first paint. The
 * front page is the landing page or Today; what all others load first is asked for with them.
 */
export type SitePage = Readonly<Record<Language, { front: string; other: string }>>

/** The page in all languages. `html` is the built one, in English. */
export function sitePageOf(html: string, folder: string): SitePage {
  const assets = join(folder, 'assets')
  const files = existsSync(assets) ? readdirSync(assets) : []
  const pages = LANGUAGES.map((language) => {
    // The texts of a first visit, which the first script would ask for only once it runs.
    const texts = loadedAhead(files, new RegExp(`^texts-${language}-[\\w-]+\\.js$`))
    const front = pageIn(language, html, texts)
    return [language, { front, other: withHead(front, loadedAhead(files, /^site-[\w-]+\.(?:js|css)$/)) }]
  })
  return Object.fromEntries(pages) as SitePage
}

const withHead = (page: string, lines: readonly string[]): string =>
  page.replace('</head>', () => `${lines.join('')}</head>`)

/** The language that an address names, which is how search engines tell pages apart; null where it names none. */
export function namedLanguageOf(request: FastifyRequest): Language | null {
  const { language } = (request.query ?? {}) as { language?: unknown }
  return isLanguage(language) ? language : null
}

/** The language of a page: named by the address, else as for any request. */
export const pageLanguageOf = (request: FastifyRequest): Language => namedLanguageOf(request) ?? languageOf(request)

/**
 * The page as search engines may keep it: with its own address, and that of the same page in each language.
 * @param language that of the address; null where it names none
 */
export function keptAt(page: string, siteUrl: string, path: string, language: Language | null): string {
  const address = escapeHtml(siteUrl + path)
  const own = language ? `${address}?language=${language}` : address
  const others = LANGUAGES.map(
    (other) => `<link rel="alternate" hreflang="${LANGUAGE_TAGS[other]}" href="${address}?language=${other}" />`,
  )
  const links = [
    `<link rel="canonical" href="${own}" />`,
    ...others,
    `<link rel="alternate" hreflang="x-default" href="${address}" />`,
  ]
  return page
    .replace(CANONICAL, () => links.join(''))
    .replace(/(<meta\s+property="og:url"\s+content=")[^"]*/, (_, opening: string) => opening + own)
}

/** The page as nobody is to keep it: one that only its link opens (requirements/sharing.md#the-shared-page), or that is not there. */
export const unkept = (page: string): string => page.replace(CANONICAL, NO_INDEX)

const CANONICAL = /<link rel="canonical"[^>]*>/
const NO_INDEX = '<meta name="robots" content="noindex, nofollow, noarchive" />'

/** The manifest of the installed site, in the language of whoever asks. `manifest`: the built one, in English. */
export function manifestIn(language: Language, manifest: string): string {
  const say = speaker.in(language)
  const { shortcuts, ...rest } = JSON.parse(manifest) as { shortcuts: { url: string }[] }
  return JSON.stringify({
    ...rest,
    lang: LANGUAGE_TAGS[language],
    description: say('requests.appDescription'),
    shortcuts: shortcuts.map((shortcut) => ({
      ...shortcut,
      name: say(SHORTCUTS[shortcut.url] ?? { id: 'pages.home' }),
    })),
  })
}

/** What the ways into the site are called that an installed one offers, by their addresses. */
const SHORTCUTS: Readonly<Record<string, Message>> = { '/review': { id: 'pages.review' } }

function pageIn(language: Language, html: string, lines: readonly string[]): string {
  const say = speaker.in(language)
  const title = escapeHtml(say('landing.pageTitle'))
  const socialCard = escapeHtml(say('requests.socialCard'))
  const description = escapeHtml(say('landing.pageDescription'))
  const page = html
    .replace('<html lang="en">', `<html lang="${LANGUAGE_TAGS[language]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, opening: string) => `${opening}${description}`)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, opening: string) => `${opening}${title}`)
    .replace(/(<meta\s+property="og:description"\s+content=")[^"]*/, (_, opening: string) => `${opening}${description}`)
    .replace(/(<meta\s+property="og:image:alt"\s+content=")[^"]*/, (_, opening: string) => opening + socialCard)
    .replace('href="/manifest.webmanifest"', `href="/manifest.webmanifest?language=${language}"`)
    .replace(/<noscript>[^<]*/, () => `<noscript>${escapeHtml(say('requests.noScript'))}`)
  return withHead(page, lines)
}

const loadedAhead = (files: readonly string[], name: RegExp): string[] =>
  files
    .filter((file) => name.test(file))
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
      return `<link ${kind} crossorigin href="/assets/${file}" />`
    })
