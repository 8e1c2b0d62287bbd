import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SpeechInstallError } from './install-error.ts'

/** The library that runs models, with all that it needs, each at one version and with the digest of its package. */
const MANIFEST = join(import.meta.dirname, 'runtime')
const LIBRARY = '@huggingface/transformers'
const MOST_SAID = 300

/** The name of the folder that the library belongs into, under `speech/`. */
export async function runtimeName(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(MANIFEST, 'package.json'), 'utf8'))
  return `runtime-${manifest.dependencies[LIBRARY]}`
}

/**
 * Has npm install the library into `folder`, unless it stands there already. The folder appears only when it is whole.
 * @throws SpeechInstallError with the first line of npm's error
 */
export async function installRuntime(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  await cp(MANIFEST, draft, { recursive: true })
  const npm = spawn('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: draft,
    // The graphics-card part of the engine is some 400 MB more, and of no use here.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(npm.stderr)
  const failure = await once(npm, 'close').then(
    ([code]) => (code === 0 ? null : `it ended with ${code}`),
    (error: Error) => error.message,
  )
  if (failure !== null) {
    await rm(draft, { recursive: true, force: true })
    // Before what went wrong there may be warnings about settings.
    const line = (await said).split('\n').find((text) => text.startsWith('npm error'))
    throw new SpeechInstallError(`npm could not install ${LIBRARY}: ${(line ?? failure).slice(0, MOST_SAID)}`)
  }
  await rename(draft, folder)
}
