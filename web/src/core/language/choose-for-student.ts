import type { Language } from '@lectern/texts/languages'
import { currentLanguage, readChosenLanguage, say, switchLanguage } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { accountApi } from '../account/account-api.ts'
import { accountSession } from '../account/use-account.ts'

/** What a visitor pressed on this page: whoever signs in here next meant it for their account. */
let pressedBeforehand: Language | null = null

/** Speaks the chosen language from now on, and keeps it with the account of whoever is signed in. */
export async function chooseForStudent(language: Language): Promise<void> {
  await switchLanguage(language)
  if (!accountSession.getState().user) pressedBeforehand = language
  await keepWithAccount(language).catch((error: unknown) => {
    logFailure('The language was not kept', error)
    toastError(say('shell.languageNotKept'))
  })
}

/**
 * Speaks the language of the account as soon as somebody is signed in, unless they pressed another one just before. An
 * account without one takes over what was chosen in this browser (requirements/platform.md#languages).
 */
export function followAccountLanguage(): void {
  let student: string | null = null
  accountSession.subscribe(() => {
    const { user } = accountSession.getState()
    // A profile takes no change before it has names and a consent.
    const email = user && !user.needs_consent ? user.email : null
    if (email === student) return
    student = email
    if (!user || !email) return
    const chosen = pressedBeforehand ?? (user.language ? null : readChosenLanguage())
    pressedBeforehand = null
    if (chosen) keepWithAccount(chosen).catch((error: unknown) => logFailure('The language was not kept', error))
    else if (user.language && user.language !== currentLanguage()) void switchLanguage(user.language)
  })
}

async function keepWithAccount(language: Language): Promise<void> {
  const { user } = accountSession.getState()
  if (!user || user.language === language) return
  const { first_name, last_name, study_goal } = user
  accountSession.update(await accountApi.updateProfile({ body: { first_name, last_name, study_goal, language } }))
}
