import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '@lectern/domain/escape-html'
import { isLanguage, LANGUAGE_TAGS, LANGUAGES, type Language } from '@lectern/texts/languages'
import type { FastifyRequest } from 'fastify'
import { speaker } from '../../speaker.ts'
import { languageOf } from '../request-language.ts'

/** The page that every address of the site gets, in each language: with its words for search engines and the first paint. */
export type SitePage = Readonly<Record<Language, string>>

/** The page in all languages. `html` is the built one, in English, with the site's own address filled in. */
export const sitePageOf = (html: string, folder: string, siteUrl: string): SitePage =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, pageIn(language, html, { folder, siteUrl })]),
  ) as unknown as SitePage

/** The language of a page: named by the address, which is how search engines tell them apart, else as for any request. */
export function pageLanguageOf(request: FastifyRequest): Language {
  const { language } = (request.query ?? {}) as { language?: unknown }
  return isLanguage(language) ? language : languageOf(request)
}

function pageIn(language: Language, html: string, site: { folder: string; siteUrl: string }): string {
  const say = speaker.in(language)
  const title = escapeHtml(say('landing.pageTitle'))
  const description = escapeHtml(say('landing.pageDescription'))
  return html
    .replace('<html lang="en">', `<html lang="${LANGUAGE_TAGS[language]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, opening: string) => `${opening}${description}`)
    .replace('</head>', () => `${[...alternates(site.siteUrl), ...textsAhead(language, site.folder)].join('')}</head>`)
}

const alternates = (siteUrl: string): string[] => [
  ...LANGUAGES.map(
    (language) =>
      `<link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${siteUrl}/?language=${language}" />`,
  ),
  `<link rel="alternate" hreflang="x-default" href="${siteUrl}/" />`,
]

/** The texts of a first visit, which the first script would ask for only once it runs. */
function textsAhead(language: Language, folder: string): string[] {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return []
  const isTexts = new RegExp(`^texts-${language}-[\\w-]+\\.js$`)
  return readdirSync(assets)
    .filter((name) => isTexts.test(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}" />`)
}
