import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'

/** Folder that holds package.json and may hold `.env`; relative paths in settings are taken from it. */
const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The settings of this process: the environment, and under it the file `.env`. @throws ConfigError */
export function readSettings(): Config {
  const envFile = join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  return readConfig(process.env, ROOT)
}
