import { isModuleId } from './modules.ts'

const PAGES = new Set(['/', '/login', '/terms', '/privacy', '/profile', '/review', '/progress', '/library', '/create'])
const MODULE_PAGE = /^\/module\/([a-z]+)$/
/** The page of any token: which ones lead to something is nobody's business. */
const SHARED_PAGE = /^\/shared\/[0-9a-f]{64}$/
const MATERIAL_PAGE = /^\/library\/[1-9]\d{0,14}$/

/** Whether the site has a page at `path`, written as the site writes it. */
export function isSitePath(path: string): boolean {
  const module = MODULE_PAGE.exec(path)
  return module ? isModuleId(module[1] ?? '') : PAGES.has(path) || MATERIAL_PAGE.test(path) || SHARED_PAGE.test(path)
}

/**
 * The page that is meant by a path in other letters or with slashes at its end, as the site writes it: '/login' for
 * '/Login/'. Null for what is no page, or is written so already.
 */
export function siteSpelling(path: string): string | null {
  const spelled = path.toLowerCase().replace(/(?<=[^/])\/+$/, '')
  return spelled !== path && isSitePath(spelled) ? spelled : null
}
