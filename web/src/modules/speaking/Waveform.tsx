const BARS = 48
const WIDTH = 240
const HEIGHT = 48
const LEAST = 0.04

interface WaveformProps {
  /** How loud it was, 0 to 1, in the order of time. */
  levels: readonly number[]
  /** While it is recorded only the newest are shown; afterwards all of them. */
  isLive?: boolean
}

/** A recording as bars. Decoration: the time beside it says the rest. */
export function Waveform({ levels, isLive = false }: WaveformProps) {
  const bars = isLive ? newest(levels) : spread(levels)
  const step = WIDTH / BARS
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-12 w-full text-accent" preserveAspectRatio="none" aria-hidden>
      {bars.map((level, index) => {
        const height = Math.max(LEAST, level) * HEIGHT
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={index * step + step * 0.2}
            y={(HEIGHT - height) / 2}
            width={step * 0.6}
            height={height}
            rx="1"
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}

const newest = (levels: readonly number[]): number[] => {
  const shown = levels.slice(-BARS)
  return [...Array<number>(BARS - shown.length).fill(0), ...shown]
}

/** The loudest of each stretch, so that all of it fits. */
const spread = (levels: readonly number[]): number[] =>
  Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / BARS))
    return Math.max(0, ...levels.slice(from, to))
  })
