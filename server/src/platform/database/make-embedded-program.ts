/** `make-embedded-program.ts FOLDER` makes an embedded database in an empty folder, and ends. */
import { startDurably } from './embedded-engine.ts'

const { pglite } = await startDurably(process.argv[2] as string)
await pglite.close()
