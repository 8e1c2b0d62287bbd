import type { Say } from '@lectern/texts/speaker'
import type { Session } from './api.ts'
import { MODES } from './modes.ts'

/** 'Shadowing, English (US), beginner': what a session is. */
export const aboutSession = (say: Say, session: Pick<Session, 'mode' | 'language' | 'level'>): string =>
  [say(MODES[session.mode].name), languageAndLevel(say, session)].join(say('ui.comma'))

/** 'English (US), beginner'. */
export const languageAndLevel = (say: Say, { language, level }: Pick<Session, 'language' | 'level'>): string =>
  [say(`listening.language_${language}`), say(`speaking.levelWithin_${level}`)].join(say('ui.comma'))
