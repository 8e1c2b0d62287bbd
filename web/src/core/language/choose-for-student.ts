import type { Language } from '@lectern/texts/languages'
import { currentLanguage, readChosenLanguage, say, switchLanguage } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { accountApi } from '../account/account-api.ts'
import { accountSession } from '../account/use-account.ts'

/** Speaks the chosen language from now on, and keeps it with the account of whoever is signed in. */
export async function chooseForStudent(language: Language): Promise<void> {
  await switchLanguage(language)
  await keepWithAccount(language).catch((error: unknown) => {
    logFailure('The language was not kept', error)
    toastError(say('shell.languageNotKept'))
  })
}

/**
 * Speaks the language of the account as soon as somebody is signed in. An account without one takes over what was chosen
 * in this browser.
 */
export function followAccountLanguage(): void {
  let student: string | null = null
  accountSession.subscribe(() => {
    const { user } = accountSession.getState()
    if ((user?.email ?? null) === student) return
    student = user?.email ?? null
    if (!user) return
    const chosen = readChosenLanguage()
    if (user.language && user.language !== currentLanguage()) void switchLanguage(user.language)
    if (!user.language && chosen)
      keepWithAccount(chosen).catch((error: unknown) => logFailure('The language was not kept', error))
  })
}

async function keepWithAccount(language: Language): Promise<void> {
  const { user } = accountSession.getState()
  if (!user || user.language === language) return
  const { first_name, last_name, study_goal } = user
  accountSession.update(await accountApi.updateProfile({ body: { first_name, last_name, study_goal, language } }))
}
