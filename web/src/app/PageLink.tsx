import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react'

export interface PageOpener {
  /** Shows the page at an address of the site, such as '/login'. */
  open: (path: string) => void
  /** Called when a link is pointed at or reached: its page may be wanted soon. */
  prepare: () => void
}

/** How pages are opened: by the router, or, on the landing page that stands alone, by loading the site first. */
export const PageOpenerContext = createContext<PageOpener>({
  open: (path) => window.location.assign(path),
  prepare: () => {},
})

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** A link to a page of the site for the places that stand without a router: header, landing page and its foot. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const { open, prepare } = useContext(PageOpenerContext)
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    open(to)
  }
  return (
    <a {...rest} href={to} onClick={follow} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </a>
  )
}

/** A press that means 'here', not 'in a new tab' or 'save'. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
