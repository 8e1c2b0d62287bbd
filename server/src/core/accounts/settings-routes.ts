import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { formatDate } from '@lectern/domain/dates'
import { COOKIES, type CookieJar } from '../../http/cookies.ts'
import { routes } from '../../http/routes.ts'
import { speaker } from '../../speaker.ts'
import { exportData } from '../archives/export-data.ts'
import { readStorage } from '../files/read-storage.ts'
import type { AccountServices } from './account-services.ts'
import { deleteAccount } from './leaving/delete-account.ts'
import { updatePassword } from './profile/update-password.ts'
import { endAllSessions } from './sessions/end-all-sessions.ts'
import { endSession } from './sessions/end-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { createSessionTokens } from './sessions/session-tokens.ts'

export const accountSettingsRoutes = routes(accountSettingsEndpoints, (allServices) => {
  const services: AccountServices = {
    ...allServices,
    tokens: createSessionTokens(allServices.secrets, allServices.clock),
  }
  return {
    async updatePassword({ body }, { caller, language }) {
      const { new_password: password, confirm_password: confirmation } = body
      await updatePassword(services, caller, { password, confirmation, language })
      return { message: speaker.word(language, ACCOUNT_TEXTS.passwordUpdated) }
    },

    async deleteAccount({ body }, { caller, cookies, language }) {
      const { frozenUntil } = await deleteAccount(allServices, caller, { typedEmail: body.email, language })
      signOut(cookies)
      const date = formatDate(frozenUntil, language, 'UTC')
      return { message: speaker.in(language)('accounts.deleted', { date }), frozen_until: frozenUntil.toISOString() }
    },

    listSessions: async (_input, { caller, language }) => ({
      sessions: await listSessions(services, caller, speaker.in(language)),
    }),
    async endSession({ params }, { caller, cookies }) {
      await endSession(services, caller.student, params.id)
      if (params.id === caller.sessionId) signOut(cookies)
      return { success: true }
    },
    async endAllSessions(_input, { caller, cookies }) {
      await endAllSessions(services, caller.student)
      signOut(cookies)
      return { success: true }
    },

    async storage(_input, { caller }) {
      const { usedMb, limitMb } = await readStorage(allServices, caller.student)
      return { storage_mb: usedMb, storage_limit_mb: limitMb }
    },
    async exportData(_input, { caller, language }) {
      const stream = await exportData(allServices, { id: caller.student.id, language })
      return { stream, sizeBytes: null, filename: 'lectern-data.zip' }
    },
  }
})

/** What a browser holds of a session that has ended. */
function signOut(cookies: CookieJar): void {
  for (const name of [COOKIES.session, COOKIES.csrf]) cookies.clear(name)
}
