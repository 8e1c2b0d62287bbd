import type { ModuleId } from '@lectern/domain/modules'
import { useEffect } from 'react'
import { readAddressedLanguage, useSay } from '../lib/language.ts'

/** Every page with a title, a description and keywords of its own, which are texts of `pages`; the landing page has its own. */
export type Page =
  | ModuleId
  | 'home'
  | 'login'
  | 'register'
  | 'profile'
  | 'review'
  | 'progress'
  | 'library'
  | 'create'
  | 'shared'
  | 'terms'
  | 'privacy'
  | 'notFound'
  | 'moduleNotFound'

/** Sets the page's title, description, keywords and canonical address as long as it is shown. */
export function usePageMetadata(page: Page): void {
  const say = useSay()
  useMetadata(`${say(`pages.${page}`)} | Lectern`, say(`pages.${page}Description`), say(`pages.${page}Keywords`))
}

/** Sets those of the landing page, which comes without the texts of other pages. */
export function useLandingMetadata(): void {
  const say = useSay()
  useMetadata(say('landing.pageTitle'), say('landing.pageDescription'), say('landing.pageKeywords'))
}

function useMetadata(title: string, description: string, keywords: string): void {
  useEffect(() => {
    document.title = title
    for (const [name, content] of Object.entries({ description, keywords }))
      document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const named = readAddressedLanguage()
    // Its origin is the operator's PUBLIC_URL, whatever host this visit came by; in each language the page is one by itself.
    if (canonical)
      canonical.href = new URL(`${window.location.pathname}${named ? `?language=${named}` : ''}`, canonical.href).href
  }, [title, description, keywords])
}
