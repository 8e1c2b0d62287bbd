import { pino } from 'pino'
import { openServerDatabase } from '../../src/platform/database/open-server.ts'
import { defineJob } from '../../src/platform/queue/job-queue.ts'
import { openJobQueue } from '../../src/platform/queue/open-job-queue.ts'

/** Works on the server database at the address given: prints the id of each job of the kind `hold`, and never ends it. */
const database = openServerDatabase(process.argv[2] ?? '', () => {})
const queue = openJobQueue(database, 'worker', pino({ level: 'silent' }))
queue.register(defineJob('hold'), {
  run: (job) => {
    process.stdout.write(`${job.id}\n`)
    return new Promise(() => {})
  },
})
await queue.start()
process.stdout.write('working\n')
