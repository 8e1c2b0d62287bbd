/** `make-embedded-program.ts FOLDER` makes an embedded database in an empty folder, and ends; sooner where its parent has ended. */
import { startDurably } from './embedded-engine.ts'

process.once('disconnect', leave)
process.channel?.unref()
if (!process.connected) leave()

const { pglite } = await startDurably(process.argv[2] as string)
await pglite.close()

/** Nobody is left to take the database over. Seen between the steps of making it, a few seconds long. */
function leave(): never {
  process.exit(1)
}
