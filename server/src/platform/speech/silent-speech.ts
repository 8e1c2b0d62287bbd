import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Speech } from './speech.ts'

/** Where no speech service is configured: hears nothing, and says nothing. */
export const silentSpeech: Speech = {
  description: { transcribes: null, speaks: null, name: null },
  transcribe: async () => {
    throw new Problem('unavailable', message('speech.notSetUp'))
  },
  speak: async () => null,
}
