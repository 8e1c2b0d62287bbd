import type { ReactNode } from 'react'
import { useSay } from '../lib/language.ts'

/** The place of a line or block that is still being loaded. Size it by class; hidden from screen readers. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-ui bg-line/60 ${className}`} />
}

/** The skeletons of a part of a page, with their words for screen readers. */
export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  const say = useSay()
  return (
    <div role="status">
      <span className="sr-only">{label ?? say('ui.loading')}</span>
      {children}
    </div>
  )
}

/** The place of a card: a title and two lines. */
export const SkeletonCard = ({ className = '' }: { className?: string }) => (
  <div className={`rounded-ui border border-line bg-surface p-6 ${className}`}>
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="mt-4 h-4 w-full" />
    <Skeleton className="mt-2 h-4 w-1/2" />
  </div>
)

/** A grid of empty cards while a list loads. */
export function SkeletonCards({ count = 6, label }: { count?: number; label?: string }) {
  return (
    <Loading label={label}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
          <SkeletonCard key={index} />
        ))}
      </div>
    </Loading>
  )
}
