import { openLog } from '../../src/start/open-log.ts'

/** Writes lines into the log of a server, and then does what it is told: ends, fails, or goes on. */
const log = openLog('info')
for (const n of [1, 2, 3]) log.info({ n }, 'request')
if (process.argv[2] === 'ends') process.exit(0)
if (process.argv[2] === 'fails') throw new Error('on purpose')
setInterval(() => {}, 60_000)
