import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createServiceSpeech } from './service-speech.ts'
import { silentSpeech } from './silent-speech.ts'
import type { Speech } from './speech.ts'

/** The speech that the configuration names; without one, a `Speech` that says so. */
export const openSpeech = (settings: Config['speech'], log: Logger): Speech =>
  settings ? createServiceSpeech(settings, log) : silentSpeech
