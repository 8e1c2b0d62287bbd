import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readTable } from './corpus.ts'
import { kappa, shareInterval } from './statistics.ts'

/**
 * `node bench/engine/figures.ts FOLDER …` tells what readers said of the items that were drawn into each folder: the
 * share kept with its 95% interval by language, kind of text and rule, why items were dropped, and how far two readers
 * of the same items agree. A reader's verdicts are `verdicts-NAME.tsv` (id, verdict, reason, note) beside `key.tsv`.
 */
type Row = Record<string, string>
type Judged = { key: Row; verdict: Row }

function tell(folder: string): void {
  const keys = new Map(readTable(join(folder, 'key.tsv')).map((row) => [row.id ?? '', row]))
  const readers = readdirSync(folder).filter((name) => /^verdicts-.+\.tsv$/.test(name))
  console.log(`\n${folder}: ${keys.size} items, ${readers.length} readers`)
  const verdicts = readers.map((name) => readTable(join(folder, name)))
  verdicts.forEach((rows, index) => {
    const judged = rows.flatMap((verdict) => {
      const key = keys.get(verdict.id ?? '')
      return key ? [{ key, verdict }] : []
    })
    console.log(`\n${readers[index]}: ${shareOf(judged)}`)
    for (const column of ['kind', 'rule']) console.table(byColumn(judged, column))
    console.table(countReasons(judged))
  })
  const [first, second] = verdicts
  if (first && second) console.log(`Agreement of the first two readers: kappa ${agreement(first, second).toFixed(2)}`)
}

const isKept = ({ verdict }: Judged): boolean => verdict.verdict === 'keep'

function shareOf(judged: readonly Judged[]): string {
  const kept = judged.filter(isKept).length
  const { low, high } = shareInterval(kept, judged.length)
  const percent = (share: number): string => `${(share * 100).toFixed(0)}%`
  return `${kept} of ${judged.length} kept, ${percent(kept / judged.length)} (${percent(low)} to ${percent(high)})`
}

function byColumn(judged: readonly Judged[], column: string): Record<string, string> {
  const groups = Map.groupBy(judged, ({ key }) => key[column] ?? '')
  return Object.fromEntries([...groups].map(([name, group]) => [name, shareOf(group)]))
}

function countReasons(judged: readonly Judged[]): Record<string, number> {
  const dropped = Map.groupBy(
    judged.filter((one) => !isKept(one)),
    ({ verdict }) => verdict.reason ?? '',
  )
  return Object.fromEntries([...dropped].map(([reason, group]) => [reason, group.length]).sort())
}

function agreement(first: readonly Row[], second: readonly Row[]): number {
  const others = new Map(second.map((row) => [row.id, row.verdict ?? '']))
  return kappa(
    first.flatMap(({ id, verdict = '' }) => {
      const other = others.get(id)
      return other === undefined ? [] : [[verdict, other] as const]
    }),
  )
}

for (const folder of process.argv.slice(2)) tell(folder)
