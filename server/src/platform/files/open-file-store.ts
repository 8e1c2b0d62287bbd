import { join } from 'node:path'
import { type Config, ConfigError } from '../../settings/config.ts'
import type { FileStore } from './file-store.ts'
import { openFolderFileStore } from './folder-file-store.ts'
import type { S3Settings } from './s3-file-store.ts'

/**
 * The store that the configuration names: a bucket at FILES_URL, else a folder in DATA_DIR.
 * @throws ConfigError when FILES_URL does not name a bucket
 */
export async function openFileStore(config: Pick<Config, 'filesUrl' | 'dataDir'>): Promise<FileStore> {
  if (!config.filesUrl) return openFolderFileStore(join(config.dataDir, 'files'))
  const settings = readS3Settings(config.filesUrl)
  // Amazon's client takes a tenth of a second to load, and few operators need it.
  const { openS3FileStore } = await import('./s3-file-store.ts')
  return openS3FileStore(settings)
}

/** @throws ConfigError when `filesUrl` is not s3://bucket?endpoint=…&region=… */
export function readS3Settings(filesUrl: string): S3Settings {
  const { hostname: bucket, pathname, searchParams } = new URL(filesUrl)
  if (!bucket || pathname.length > 1) throw new ConfigError('FILES_URL must look like s3://bucket?endpoint=…&region=…')
  const endpoint = searchParams.get('endpoint')
  if (endpoint !== null && !/^https?:\/\/./.test(endpoint))
    throw new ConfigError('FILES_URL: endpoint must be an address starting with http:// or https://')
  return { bucket, endpoint, region: searchParams.get('region') ?? 'us-east-1' }
}
