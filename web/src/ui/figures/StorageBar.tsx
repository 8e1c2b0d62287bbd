import { useSay } from '../../lib/language.ts'

interface StorageBarProps {
  usedMb: number
  limitMb: number
}

const FULL_FROM = 0.9

/** How much of the student's storage is used: 'X MB / Y MB used' and a bar. */
export function StorageBar({ usedMb, limitMb }: StorageBarProps) {
  const say = useSay()
  const share = limitMb > 0 ? Math.min(1, usedMb / limitMb) : 1
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{say('ui.storage')}</span>
        <span className="text-ink-soft tabular-nums">
          {say('ui.storageUsed', { used: formatMegabytes(usedMb), limit: formatMegabytes(limitMb) })}
        </span>
      </p>
      <div className="mt-2 h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset" aria-hidden>
        <div
          className={`h-full rounded-full ${share >= FULL_FROM ? 'bg-fair-fill' : 'bg-accent'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

/** '0.4', '12.5', '500': a tenth is enough, and nothing that is stored shows as nothing. */
const formatMegabytes = (megabytes: number): string =>
  megabytes > 0 && megabytes < 0.1
    ? '0.1'
    : megabytes.toLocaleString('en', { maximumFractionDigits: 1, useGrouping: false })
