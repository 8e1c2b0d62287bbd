import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '@lectern/domain/text/escape-html'
import { isLanguage, LANGUAGE_TAGS, LANGUAGES, type Language } from '@lectern/texts/languages'
import type { FastifyRequest } from 'fastify'
import { speaker } from '../../speaker.ts'
import { languageOf } from '../request-language.ts'

/**
 * The page that every address of the site gets, in each language: with its words for search engines and the first paint. The
 * front page is the landing page or Today; what all others load first is asked for with them.
 */
export type SitePage = Readonly<Record<Language, { front: string; other: string }>>

/** The page in all languages. `html` is the built one, in English, with the site's own address filled in. */
export function sitePageOf(html: string, folder: string, siteUrl: string): SitePage {
  const assets = join(folder, 'assets')
  const files = existsSync(assets) ? readdirSync(assets) : []
  const pages = LANGUAGES.map((language) => {
    // The texts of a first visit, which the first script would ask for only once it runs.
    const texts = loadedAhead(files, new RegExp(`^texts-${language}-[\\w-]+\\.js$`))
    const front = pageIn(language, html, [...alternates(siteUrl), ...texts])
    return [language, { front, other: withHead(front, loadedAhead(files, /^parts-[\w-]+\.js$/)) }]
  })
  return Object.fromEntries(pages) as SitePage
}

const withHead = (page: string, lines: readonly string[]): string =>
  page.replace('</head>', () => `${lines.join('')}</head>`)

/** The language of a page: named by the address, which is how search engines tell them apart, else as for any request. */
export function pageLanguageOf(request: FastifyRequest): Language {
  const { language } = (request.query ?? {}) as { language?: unknown }
  return isLanguage(language) ? language : languageOf(request)
}

function pageIn(language: Language, html: string, lines: readonly string[]): string {
  const say = speaker.in(language)
  const title = escapeHtml(say('landing.pageTitle'))
  const description = escapeHtml(say('landing.pageDescription'))
  const page = html
    .replace('<html lang="en">', `<html lang="${LANGUAGE_TAGS[language]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, opening: string) => `${opening}${description}`)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, opening: string) => `${opening}${title}`)
    .replace(/(<meta\s+property="og:description"\s+content=")[^"]*/, (_, opening: string) => `${opening}${description}`)
    .replace(/<noscript>[^<]*/, () => `<noscript>${escapeHtml(say('requests.noScript'))}`)
  return withHead(page, lines)
}

const alternates = (siteUrl: string): string[] => [
  ...LANGUAGES.map(
    (language) =>
      `<link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${siteUrl}/?language=${language}" />`,
  ),
  `<link rel="alternate" hreflang="x-default" href="${siteUrl}/" />`,
]

const loadedAhead = (files: readonly string[], name: RegExp): string[] =>
  files
    .filter((file) => name.test(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}" />`)
