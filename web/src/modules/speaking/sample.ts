import { type SpeakingLanguage, scriptOfLanguage, type TopicScript } from '@lectern/domain/speaking'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

interface Sample {
  language: SpeakingLanguage
  topic: string
  /** A first turn, typed, with slips for the partner and the summary to find. */
  turn: string
}

const SAMPLES: Readonly<Record<TopicScript, Sample>> = {
  en: {
    language: 'en-US',
    topic: 'My family',
    turn: 'There are four people in my family. My mother cook dinner every evening, and on Sundays we plays badminton together in the park.',
  },
  'zh-hans': {
    language: 'zh-CN',
    topic: '我的家人',
    turn: '我家有四口人。妈妈每天晚上做饭，星期天我们常常一起在公园里打羽毛球，我觉的很开心。',
  },
  'zh-hant': {
    language: 'zh-HK',
    topic: '我的家人',
    turn: '我家有四口人。媽媽每天晚上做飯，星期天我們常常一起在公園裏打羽毛球，我覺的很開心。',
  },
}

/** The sample in the language that was chosen, or in English. */
export function sampleIn(language: SpeakingLanguage): Sample {
  const sample = SAMPLES[scriptOfLanguage(language) ?? 'en']
  return scriptOfLanguage(language) ? { ...sample, language } : sample
}

/** The session that was begun as a sample, and the turn that stands in its field to be sent or changed. */
export const sampleStore = createSavedStudentStore<{ sessionId: number; turn: string } | null>('speaking.sample', null)
