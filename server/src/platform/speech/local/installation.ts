import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../../../settings/config.ts'

/** The recogniser that `lectern speech install` put into DATA_DIR. */
export interface Installation {
  /** Whose it is and what it is called, like `onnx-community/whisper-base`. */
  model: string
  /** Size of all its files. */
  modelBytes: number
  /** Folders: of the library, and of the model. */
  runtimeFolder: string
  modelFolder: string
}

/** Names of folders under `speech/`, so that a DATA_DIR can be moved. */
const Installed = z.object({
  model: z.string(),
  modelBytes: z.int().positive(),
  runtime: z.string().regex(/^runtime-[\w.]+$/),
  folder: z.string().regex(/^model-[\w.-]+$/),
})

export type Installed = z.infer<typeof Installed>

export const speechFolderOf = (dataDir: string) => join(dataDir, 'speech')
const recordOf = (dataDir: string) => join(speechFolderOf(dataDir), 'installed.json')

/** What is installed; null where nothing is, or an installation was begun and not finished. */
export async function findInstallation(dataDir: string): Promise<Installation | null> {
  const record = await readFile(recordOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (record === null) return null
  const { model, modelBytes, runtime, folder } = Installed.parse(JSON.parse(record))
  const speech = speechFolderOf(dataDir)
  return { model, modelBytes, runtimeFolder: join(speech, runtime), modelFolder: join(speech, folder) }
}

/** @throws ConfigError when nothing is installed in `dataDir` */
export async function requireInstallation(dataDir: string): Promise<Installation> {
  const installation = await findInstallation(dataDir)
  if (installation) return installation
  throw new ConfigError('SPEECH_BASE_URL is local, but no recogniser is installed: run npx lectern speech install')
}

/** Says that an installation is whole: the last step of one, and a single one. */
export async function recordInstallation(dataDir: string, installed: Installed): Promise<void> {
  const draft = `${recordOf(dataDir)}.part`
  await writeFile(draft, `${JSON.stringify(installed, null, 2)}\n`)
  await rename(draft, recordOf(dataDir))
}
