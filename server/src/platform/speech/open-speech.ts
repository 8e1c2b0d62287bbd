import type { Logger } from 'pino'
import type { Config } from '../../settings/config.ts'
import { silentSpeech } from './silent-speech.ts'
import type { Speech } from './speech.ts'

/**
 * The speech that the configuration names; without one, a `Speech` that says so. `close` ends what it has started.
 * @throws ConfigError when it should be local and is not installed
 */
export async function openSpeech(
  { speech, dataDir }: Pick<Config, 'speech' | 'dataDir'>,
  log: Logger,
): Promise<{ speech: Speech; close: () => Promise<void> }> {
  if (speech === 'local') {
    // Few operators need it.
    const { openLocalSpeech } = await import('./local/local-speech.ts')
    const local = await openLocalSpeech(dataDir, log)
    return { speech: local, close: local.close }
  }
  const close = async () => {}
  if (!speech) return { speech: silentSpeech, close }
  const { createServiceSpeech } = await import('./service-speech.ts')
  return { speech: createServiceSpeech(speech, log), close }
}
