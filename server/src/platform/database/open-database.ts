import type { Config } from '../../settings/config.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './open-embedded.ts'
import { openServerDatabase, type ServerDatabase } from './open-server.ts'

/** Either database, with what the queue needs of each. */
export type OpenDatabase = EmbeddedDatabase | ServerDatabase

/**
 * The database that the configuration names: a server at DATABASE_URL, else the embedded one in DATA_DIR.
 * @param onTrouble told of what goes wrong in the background: a connection that broke, upkeep that failed
 * @throws ConfigError when the embedded one cannot be owned or made durable
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onTrouble: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServerDatabase(config.databaseUrl, onTrouble)
  return openEmbeddedDatabase(config.dataDir, onTrouble)
}
