interface Address {
  pathname: string
  search: string
  hash: string
}

/** The sign-in page that leads back to where the visitor is; at the start and on the page itself there is nowhere to lead. */
export function signInAddress({ pathname, search, hash }: Address): string {
  return pathname === '/' || pathname === '/login'
    ? '/login'
    : `/login?next=${encodeURIComponent(pathname + search + hash)}`
}

/** Where a visitor is sent on to after signing in: an address of this site with all that belongs to it, never another site. */
export function addressAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/')) return '/'
  try {
    // Parsed by the browser's own rules: '//evil.example' and '/\evil.example' are other sites.
    const { origin, pathname, search, hash } = new URL(next, window.location.origin)
    const isElsewhere = origin !== window.location.origin || pathname.startsWith('//')
    return isElsewhere || pathname === '/login' ? '/' : pathname + search + hash
  } catch {
    return '/'
  }
}
