import { pino } from 'pino'
import { openServerDatabase } from '../../src/platform/database/open-server.ts'
import { defineJob } from '../../src/platform/queue/job-queue.ts'
import { openJobQueue } from '../../src/platform/queue/open-job-queue.ts'

/** Starts and stops a job queue on the server database at the address given. */
const database = openServerDatabase(process.argv[2] ?? '', () => {})
const queue = openJobQueue(database, 'worker', pino({ level: 'warn' }, pino.destination(2)))
queue.register(defineJob('hold'), { run: async () => {}, giveUp: async () => {} })
await queue.start()
await queue.stop()
await database.close()
