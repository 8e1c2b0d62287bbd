/** Aborts its signal once nothing has been heard for a time. */
export interface IdleWatch {
  signal: AbortSignal
  /** Something was heard; with the first of these the time begins to run. */
  touch(): void
  hasBegun(): boolean
  stop(): void
}

export function createIdleWatch(limitMs: number): IdleWatch {
  const idle = new AbortController()
  let timer: ReturnType<typeof setTimeout> | null = null
  const end = () => idle.abort(new Error(`Nothing was heard for ${limitMs} ms`))
  return {
    signal: idle.signal,
    touch: () => {
      if (timer) timer.refresh()
      else timer = setTimeout(end, limitMs)
    },
    hasBegun: () => timer !== null,
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}
