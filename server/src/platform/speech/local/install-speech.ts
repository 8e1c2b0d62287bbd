import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fetchModelFile } from './fetch-model-file.ts'
import { hearTestSentenceBy } from './hear-test-sentence.ts'
import { SpeechInstallError } from './install-error.ts'
import { installRuntime, runtimeName } from './install-runtime.ts'
import { type Installation, type Installed, recordInstallation, speechFolderOf } from './installation.ts'
import type { ModelFile, ModelSource } from './model-source.ts'

const MEBIBYTE = 1024 * 1024
/** What the library takes on disk, and npm for as long as it unpacks it. */
const RUNTIME_BYTES = 700 * MEBIBYTE
const SPARE_BYTES = 100 * MEBIBYTE
const VERSION_DIGITS = 8

export interface SpeechInstall {
  dataDir: string
  /** Like `onnx-community/whisper-base`. */
  model: string
  source: ModelSource
  /** Told what is being done, a line each. */
  tell: (line: string) => void
  /** Brings the library to a folder. */
  bringRuntime?: typeof installRuntime
}

/**
 * Puts a recogniser into DATA_DIR/speech, in place of the one that is there. Nothing is fetched before it is known that
 * the model can be had and that there is room; nothing is used before it has heard a sentence. What a try that was
 * broken off has left, the next one goes on from.
 * @returns what it heard of the test sentence
 * @throws SpeechInstallError
 */
export async function installSpeech(install: SpeechInstall): Promise<string> {
  const { dataDir, model, source, tell, bringRuntime = installRuntime } = install
  const files = await source.list(model)
  const modelBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const installed: Installed = { model, modelBytes, runtime: await runtimeName(), folder: folderNameOf(model, files) }
  const speech = speechFolderOf(dataDir)
  const [runtimeFolder, modelFolder] = [join(speech, installed.runtime), join(speech, installed.folder)]
  await requireRoom(dataDir, modelBytes + (existsSync(runtimeFolder) ? 0 : RUNTIME_BYTES))

  await mkdir(speech, { recursive: true, mode: 0o700 })
  if (!existsSync(runtimeFolder)) tell('Installing the library that runs models (about 474 MB) …')
  await bringRuntime(runtimeFolder)
  await fetchModel(files, modelFolder, install)
  tell('Trying it …')
  const heard = await tryIt({ model, modelBytes, runtimeFolder, modelFolder })
  await recordInstallation(dataDir, installed)
  await removeOthers(speech, installed)
  return heard
}

async function fetchModel(files: readonly ModelFile[], folder: string, { model, source, tell }: SpeechInstall) {
  for (const file of files) {
    tell(`Fetching ${file.path} of ${model} from ${source.name} (${inMegabytes(file.sizeBytes)} MB) …`)
    await fetchModelFile(file, join(folder, file.path))
  }
}

async function tryIt(installation: Installation): Promise<string> {
  try {
    return await hearTestSentenceBy(installation)
  } catch (error) {
    throw new SpeechInstallError(`${installation.model} does not run on this machine: ${(error as Error).message}`)
  }
}

async function requireRoom(dataDir: string, neededBytes: number): Promise<void> {
  let folder = dataDir
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  const [freeMb, neededMb] = [inMegabytes(bavail * bsize), inMegabytes(neededBytes + SPARE_BYTES)]
  if (freeMb < neededMb)
    throw new SpeechInstallError(
      `${folder} has ${freeMb} MB free, and ${neededMb} MB are needed. Nothing was installed`,
    )
}

const inMegabytes = (bytes: number): number => Math.ceil(bytes / MEBIBYTE)

/** Models and libraries that were installed before. */
async function removeOthers(speech: string, { runtime, folder }: Installed): Promise<void> {
  const others = (await readdir(speech)).filter(
    (name) => /^(runtime|model)-/.test(name) && ![runtime, folder].includes(name),
  )
  await Promise.all(others.map((name) => rm(join(speech, name), { recursive: true, force: true })))
}

/** Another version of a model is another folder: the one in use is never half replaced. */
function folderNameOf(model: string, files: readonly ModelFile[]): string {
  const version = createHash('sha256').update(JSON.stringify(files.map(({ sizeBytes, digest }) => [sizeBytes, digest])))
  return `model-${model.replaceAll('/', '--')}-${version.digest('hex').slice(0, VERSION_DIGITS)}`
}
