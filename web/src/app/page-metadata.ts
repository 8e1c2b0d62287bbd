import type { ModuleId } from '@lectern/domain/modules'
import { useEffect } from 'react'
import { useSay } from '../lib/language.ts'

/** Every page with a title, a description and keywords of its own; their texts are those of `pages`, but for the landing page's. */
export type Page =
  | ModuleId
  | 'landing'
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
  const isLanding = page === 'landing'
  const title = isLanding ? say('landing.pageTitle') : `${say(`pages.${page}`)} | Lectern`
  const description = say(isLanding ? 'landing.pageDescription' : `pages.${page}Description`)
  const keywords = say(isLanding ? 'landing.pageKeywords' : `pages.${page}Keywords`)
  useEffect(() => {
    document.title = title
    for (const [name, content] of Object.entries({ description, keywords }))
      document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    // Its origin is the operator's PUBLIC_URL, whatever host this visit came by.
    if (canonical) canonical.href = new URL(window.location.pathname, canonical.href).href
  }, [title, description, keywords])
}
