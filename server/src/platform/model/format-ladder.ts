/** How an answer of a certain shape is asked for, best first. */
const RUNGS = ['json_schema', 'json_object', 'plain'] as const
export type Rung = (typeof RUNGS)[number]

/** After this time the best way is tried again: an endpoint is updated, a model exchanged behind it. */
const TRIED_AGAIN_AFTER_MS = 60 * 60_000

interface Place {
  rung: Rung
  /** Why not the one above; null on the first rung. */
  reason: string | null
  /** Whether an answer came on this rung, so that a failure without a cause is not laid to the format. */
  isProven: boolean
  since: number
}

/** Where a task of a model stands, for operators. */
interface StandingTask {
  model: string
  task: string
  rung: Rung
  reason: string | null
}

/**
 * Which format each task of each model is asked for in. A task goes down when the format is what an endpoint refuses, by
 * itself and for an hour; whatever else fails leaves it where it is.
 */
export interface FormatLadder {
  rungOf(model: string, task: string): Rung
  isProven(model: string, task: string): boolean
  /** An answer came on this rung. `reason`: why none came on the one that was tried first, where it was another. */
  keep(model: string, task: string, rung: Rung, reason: string | null): void
  /** Whether the schema is told in words as well: the endpoint takes it, and does not keep to it. */
  tellsSchema(model: string, task: string): boolean
  tellSchema(model: string, task: string): void
  standing(): StandingTask[]
}

export const rungBelow = (rung: Rung): Rung | null => RUNGS[RUNGS.indexOf(rung) + 1] ?? null

/** @param now milliseconds that only go forward */
export function createFormatLadder(now: () => number = () => performance.now()): FormatLadder {
  const places = new Map<string, Place & { model: string; task: string }>()
  const told = new Set<string>()
  const placeOf = (model: string, task: string) => {
    const place = places.get(`${model}\n${task}`)
    const isOver = place && place.rung !== RUNGS[0] && now() - place.since >= TRIED_AGAIN_AFTER_MS
    return isOver ? undefined : place
  }
  return {
    rungOf: (model, task) => placeOf(model, task)?.rung ?? RUNGS[0],
    isProven: (model, task) => placeOf(model, task)?.isProven ?? false,
    keep(model, task, rung, reason) {
      const before = placeOf(model, task)
      if (before?.isProven && before.rung === rung) return
      places.set(`${model}\n${task}`, { model, task, rung, reason, isProven: true, since: now() })
    },
    tellsSchema: (model, task) => told.has(`${model}\n${task}`),
    tellSchema: (model, task) => void told.add(`${model}\n${task}`),
    standing: () => [...places.values()].map(({ model, task, rung, reason }) => ({ model, task, rung, reason })),
  }
}
