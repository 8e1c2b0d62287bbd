import { NodeFS } from '@electric-sql/pglite/nodefs'
import { LeanPglite } from '../../src/platform/database/lean-pglite.ts'

/** Runs statements of many tokens on the embedded database in the folder given. */
const pglite = await LeanPglite.open({ fs: new NodeFS(process.argv[2] ?? '') })
const tokens = Array.from({ length: 50 }, (_, n) => n).join(' + ')
for (let n = 0; n < 100; n += 1) await pglite.query(`select ${tokens}`)
await pglite.close()
