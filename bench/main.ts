import type { Measurement } from './measurement.ts'

/** `npm run bench [NAME …]`: every measurement, or those named. Exits 1 when a promise is not kept. */
const BENCHMARKS: Record<string, () => Promise<{ measure: () => Promise<Measurement[]> }>> = {
  requests: () => import('./requests.ts'),
  load: () => import('./school/load.ts'),
  beside: () => import('./school/beside.ts'),
  outages: () => import('./outages/outages.ts'),
  backup: () => import('./backup.ts'),
  documents: () => import('./documents.ts'),
  lecture: () => import('./lecture.ts'),
  recognition: () => import('./recognition.ts'),
  listening: () => import('./listening.ts'),
  model: () => import('./model.ts'),
  'long-text': () => import('./engine/long-text.ts'),
  review: () => import('./review.ts'),
  import: () => import('./import.ts'),
  anki: () => import('./anki/trip.ts'),
  decks: () => import('./anki/decks.ts'),
  library: () => import('./library.ts'),
  places: () => import('./places.ts'),
  pages: () => import('./pages.ts'),
  start: () => import('./start.ts'),
  lighthouse: () => import('./lighthouse.ts'),
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Benchmarks: ${Object.keys(BENCHMARKS).join(', ')}`)
  process.exit(2)
}

const rows: Measurement[] = []
for (const [name, load] of Object.entries(BENCHMARKS)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`Measuring ${name} …`)
  rows.push(...(await (await load()).measure()))
}

console.table(
  rows.map(({ what, ours, against, ratio, promise }) => ({
    what,
    ours,
    against,
    ratio: ratio?.toFixed(2) ?? '',
    promise: promise ? `${promise.text}: ${promise.isKept ? 'kept' : 'NOT KEPT'}` : '',
  })),
)
process.exit(rows.every(({ promise }) => promise?.isKept ?? true) ? 0 : 1)
