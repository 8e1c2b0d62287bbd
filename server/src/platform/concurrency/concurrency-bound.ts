import { SharedPlaces } from './shared-places.ts'

/** In whose name all the work of one bound is done. */
const EVERYBODY = { id: 0 }

/** Lets at most `limit` pieces of work run at once; the rest wait in order. One that is given up while waiting never starts. */
export function createConcurrencyBound(limit: number) {
  const places = new SharedPlaces({ count: limit })
  return <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
    places.use(EVERYBODY, work, signal)
}
