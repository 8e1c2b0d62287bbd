import { useSay } from '../lib/language.ts'
/** The place of a line or block that is still being loaded. Size it by class; hidden from screen readers. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-ui bg-line/60 ${className}`} />
}

/** A grid of empty cards while a list loads, with its words for screen readers. */
export function SkeletonCards({ count = 6, label }: { count?: number; label?: string }) {
  const say = useSay()
  return (
    <div role="status">
      <span className="sr-only">{label ?? say('ui.loading')}</span>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
          <div key={index} className="rounded-ui border border-line bg-surface p-6">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  )
}
