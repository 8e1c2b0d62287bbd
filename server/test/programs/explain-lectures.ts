import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { createApp } from '../../src/app.ts'
import { modelExplaining } from '../../src/modules/lecture/lecture-test-ground.ts'
import { readConfig } from '../../src/settings/config.ts'

/**
 * A worker of the whole product on the server database at the address given, with the files of the folder given and a
 * model that takes a moment: a process of its own, because only that can be killed anywhere. Says `ready`, and starts to
 * work when it is told to.
 */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ROLE: 'worker' }, dataDir)
const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
const { model } = modelExplaining()
const run: typeof model.run = async (task, input, asker) => {
  await sleep(Math.random() * LONGEST_THOUGHT_MS)
  return model.run(task, input, asker)
}
const LONGEST_THOUGHT_MS = 300
app.services.model = { ...model, run }
process.once('disconnect', () => process.exit())
process.once('message', async () => {
  await app.start()
  process.send?.('working')
})
process.send?.('ready')
