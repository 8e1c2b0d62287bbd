import { atLeast, atMost, type Measurement, quantile } from '../measurement.ts'
import { type Acknowledged, KINDS, type Outcome } from './calls.ts'
import type { Part } from './parts.ts'

export const DOWN_MS = 10_000
/** Within which everything is to be answered again once a part is back. */
export const BACK_WITHIN_MS = 10_000
/** A request does not wait for longer than this for what is gone. */
const ANSWER_WITHIN_MS = 15_000
/** Calls of each kind that are done at least in a stretch of some seconds: a tenth of those that are made. */
const LEAST_DONE = 20

/** What came of all calls, in the milliseconds of one clock. */
export interface Load {
  outcomes: Outcome[]
  acknowledged: Acknowledged
  /** When each part was killed, was there again, and until when its return was waited for. */
  outages: Outage[]
  beganAt: number
  endedAt: number
}

interface Outage {
  part: Part
  killedAt: number
  backAt: number
  overAt: number
}

const isGood = ({ status }: Outcome) => status >= 200 && status <= 299
const isTold = ({ status, hasRetryAfter }: Outcome) => status === 503 && hasRetryAfter
const begunAt = ({ at, ms }: Outcome) => at - ms
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export function rowsOf(load: Load): Measurement[] {
  const { outcomes, outages } = load
  const wrong = outcomes.filter((outcome) => !isGood(outcome) && !isTold(outcome))
  const times = outcomes.map(({ ms }) => ms)
  const slowest = Math.max(...times)
  return [
    ...outages.map((outage, at) => rowOfReturn(load, outage, outages[at + 1]?.killedAt ?? load.endedAt)),
    rowOfDone(load),
    {
      what: 'answers that are neither done nor 503 with Retry-After',
      ours: wrong.length === 0 ? '0' : told(wrong),
      against: `${outcomes.length} calls`,
      ratio: wrong.length / outcomes.length,
      promise: atMost(wrong.length, 0),
    },
    {
      what: 'slowest answer',
      ours: `${seconds(slowest)} (99th percentile ${seconds(quantile(times, 0.99))})`,
      against: `the limit of ${ANSWER_WITHIN_MS / 1000} s`,
      ratio: slowest / ANSWER_WITHIN_MS,
      promise: atMost(slowest / ANSWER_WITHIN_MS, 1),
    },
  ]
}

/** @param untilAt when the next part is killed, or nothing more is called */
function rowOfReturn({ outcomes }: Load, { part, killedAt, backAt, overAt }: Outage, untilAt: number): Measurement {
  const meanwhile = outcomes.filter(({ at }) => at > killedAt && at < backAt)
  // What began this early has nothing to do with the next part, however late it is answered.
  const after = outcomes.filter((one) => one.at >= backAt && (one.at < untilAt || begunAt(one) < overAt))
  const refused = after.filter((one) => !isGood(one))
  const lastMs = Math.max(0, ...refused.map(({ at }) => at - backAt))
  const sinceThen = after.filter((one) => isGood(one) && begunAt(one) >= backAt + lastMs && one.at < untilAt)
  const isBack = fewest(sinceThen, KINDS) >= LEAST_DONE
  const backMs = isBack ? lastMs : Infinity
  return {
    what: `${part.name} killed for ${DOWN_MS / 1000} s: until the last call that was refused after it was back`,
    ours: `${isBack ? seconds(lastMs) : 'not back'}; meanwhile ${told(meanwhile)}`,
    against: `the limit of ${BACK_WITHIN_MS / 1000} s`,
    ratio: backMs / BACK_WITHIN_MS,
    promise: atMost(backMs / BACK_WITHIN_MS, 0.99),
  }
}

/** Without it, nothing lost might be nothing done. */
function rowOfDone({ outcomes, outages, beganAt, endedAt }: Load): Measurement {
  const stretches = [
    ...[beganAt, ...outages.map(({ overAt }) => overAt)].map((from, at) => ({
      ...{ from, to: outages[at]?.killedAt ?? endedAt, kinds: KINDS },
    })),
    ...outages.map(({ part, killedAt, backAt }) => ({
      ...{ from: killedAt, to: backAt, kinds: KINDS.filter((kind) => !part.stops.includes(kind)) },
    })),
  ]
  const least = Math.min(
    ...stretches.map(({ from, to, kinds }) =>
      fewest(
        outcomes.filter((one) => isGood(one) && one.at >= from && one.at < to),
        kinds,
      ),
    ),
  )
  return {
    what: 'calls of any kind that were done before, between and after, and during what they need nothing of: the fewest',
    ours: String(least),
    against: `${LEAST_DONE} in each`,
    ratio: least / LEAST_DONE,
    promise: atLeast(least / LEAST_DONE, 1),
  }
}

/** How many there are of the kind of which there are fewest. */
const fewest = (outcomes: readonly Outcome[], kinds: readonly Outcome['kind'][]): number =>
  Math.min(...kinds.map((kind) => outcomes.filter((outcome) => outcome.kind === kind).length))

/** How many calls of each kind were answered how. */
function told(outcomes: readonly Outcome[]): string {
  const kinds = Map.groupBy(outcomes, (outcome) => `${outcome.kind} ${outcome.problem ?? outcome.status}`)
  return [...kinds]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, { length }]) => `${length} × ${kind}`)
    .join(', ')
}
