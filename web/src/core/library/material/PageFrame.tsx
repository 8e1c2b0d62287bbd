import type { ReactNode, Ref } from 'react'
import { useSay } from '../../../lib/language.ts'

/** Where a page stands in the document, for the way to it. */
export const pageElementId = (page: number): string => `page-${page}`

/** The page that something stands on; null where it is on none. */
export function pageOf(node: Node | null): number | null {
  const element = node instanceof Element ? node : node?.parentElement
  const page = element?.closest<HTMLElement>('article[data-page]')
  return page ? Number(page.dataset.page) : null
}

interface PageFrameProps {
  ref: Ref<HTMLElement>
  /** From 1. */
  page: number
  pageCount: number
  className?: string
  children: ReactNode
}

/** A page of a material under its number, which can be gone to. */
export function PageFrame({ ref, page, pageCount, className = '', children }: PageFrameProps) {
  const say = useSay()
  const name = say('ui.pageOf', { page, pages: pageCount })
  return (
    <article
      ref={ref}
      id={pageElementId(page)}
      data-page={page}
      tabIndex={-1}
      aria-label={name}
      className={`outline-offset-8 ${className}`}
    >
      {pageCount > 1 && (
        <p className="mb-3 select-none border-line border-b pb-1 text-ink-soft text-xs tabular-nums" aria-hidden>
          {name}
        </p>
      )}
      {children}
    </article>
  )
}
