import { openLog } from '../../src/start/open-log.ts'

/** Writes lines into the log of a server, and then does what it is told: ends, fails, goes on, or first writes more than anybody reads. */
const log = openLog('info')
for (const n of [1, 2, 3]) log.info({ n }, 'request')
if (process.argv[2] === 'ends') process.exit(0)
if (process.argv[2] === 'fails') throw new Error('on purpose')
if (process.argv[2] === 'floods') {
  const words = 'x'.repeat(10_000)
  for (let n = 4; n <= 2000; n += 1) log.info({ n, words }, 'request')
  process.stderr.write('written')
}
setInterval(() => {}, 60_000)
