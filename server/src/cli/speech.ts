import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SpeechInstallError } from '../platform/speech/local/install-error.ts'
import { TEST_SENTENCE } from '../platform/speech/local/test-sentence.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type LocalCommand, RefusedError, UsageError } from './command.ts'
import { readArguments } from './read-arguments.ts'

/** The sizes by which most people know Whisper's models; more of the smaller kind fit a machine, more of the larger are right. */
const SIZES = ['tiny', 'base', 'small', 'large-v3-turbo']
const DEFAULT_SIZE = 'base'

export const speechInstall: LocalCommand = {
  usage: 'speech install [MODEL] [--from ADDRESS|FOLDER]',
  summary: 'Installs speech recognition on this machine, for SPEECH_BASE_URL=local',
  details: [
    `MODEL is a size of Whisper (${SIZES.join(', ')}; default ${DEFAULT_SIZE}) or a name like onnx-community/whisper-base.`,
    'Needs about 700 MB, and the model: 80 MB (base) to 1 GB. --from names a mirror of huggingface.co, or a folder with',
    'the files of the model. What was broken off is gone on with; what is not whole is never used.',
  ],
  async run(args, output) {
    const { values, positionals } = readArguments(args, {
      names: [],
      optional: ['MODEL'],
      options: { from: { type: 'string' } },
    })
    const source = await readSource(values.from)
    if (source.isFolder && !positionals[0]) throw new UsageError('MODEL is missing: with a folder, say which it holds')
    const model = readModel(positionals[0] ?? DEFAULT_SIZE)
    const { dataDir } = readSettings()
    const { installSpeech } = await import('../platform/speech/local/install-speech.ts')
    try {
      const heard = await installSpeech({
        dataDir,
        model,
        source,
        tell: (line) => output.log(line),
      })
      output.log(`${model} is installed. Of ‘${TEST_SENTENCE}’ it heard ‘${heard}’.`)
      output.log('Set SPEECH_BASE_URL=local and start Lectern again to use it.')
      return 0
    } catch (error) {
      throw error instanceof SpeechInstallError ? new RefusedError(error.message) : error
    }
  },
}

/** @throws UsageError */
function readModel(text: string): string {
  if (SIZES.includes(text)) return `onnx-community/whisper-${text}`
  if (/^[\w.-]+\/[\w.-]+$/.test(text)) return text
  throw new UsageError(`MODEL must be ${SIZES.join(', ')} or a name like onnx-community/whisper-base, not '${text}'`)
}

/** @throws UsageError */
async function readSource(from: string | undefined) {
  const { folderOf, HUB_ADDRESS, hubAt } = await import('../platform/speech/local/model-source.ts')
  if (from === undefined) return hubAt(HUB_ADDRESS)
  if (URL.canParse(from) && /^https?:$/.test(new URL(from).protocol)) return hubAt(from)
  if (existsSync(from)) return folderOf(resolve(from))
  throw new UsageError(`--from must be an address starting with http:// or https://, or a folder, not '${from}'`)
}
