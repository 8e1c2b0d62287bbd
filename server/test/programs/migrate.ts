import { migrate } from '../../src/platform/database/migrate.ts'
import { openServerDatabase } from '../../src/platform/database/open-server.ts'

/** Migrates the server database at the address given. */
const database = openServerDatabase(process.argv[2] ?? '', () => {})
await migrate(database)
await database.close()
