import { type User, usersEndpoints } from '@lectern/contract/accounts/users'
import { ACCOUNT_TEXTS, REFRESH_TOKEN_SECONDS } from '@lectern/domain/accounts'
import { COOKIES, type CookieJar } from '../../http/cookies.ts'
import type { CsrfGuard } from '../../http/csrf.ts'
import { type ClientInfo, routes } from '../../http/routes.ts'
import { speaker } from '../../speaker.ts'
import type { AccountServices } from './account-services.ts'
import { logInWithCode } from './login/log-in-with-code.ts'
import { logInWithPassword } from './login/log-in-with-password.ts'
import { requestLoginCode } from './login/request-login-code.ts'
import { presentUser } from './profile/present-user.ts'
import { updateProfile } from './profile/update-profile.ts'
import { introduceStudent } from './registration/introduce-student.ts'
import { register } from './registration/register.ts'
import { logOut } from './sessions/log-out.ts'
import type { LoginOrigin, OpenedSession } from './sessions/open-session.ts'
import { refreshTokens } from './sessions/refresh-tokens.ts'
import { createSessionTokens } from './sessions/session-tokens.ts'

interface Exchange {
  client: ClientInfo
  cookies: CookieJar
  csrf: CsrfGuard
}

export const usersRoutes = routes(usersEndpoints, (allServices) => {
  const services: AccountServices = {
    ...allServices,
    tokens: createSessionTokens(allServices.secrets, allServices.clock),
  }
  return {
    async register({ body }, { client, cookies, csrf, language }) {
      const browserMark = csrf.browserMark(cookies)
      await register(services, { fields: body, clientAddress: client.address, browserMark, language })
      return { message: speaker.word(language, ACCOUNT_TEXTS.registered) }
    },

    async requestOtp({ body }, { client, language }) {
      await requestLoginCode(services, { email: body.email, clientAddress: client.address, language })
      return { message: speaker.word(language, ACCOUNT_TEXTS.codeSent) }
    },

    async login({ body }, exchange) {
      const browserMark = exchange.csrf.browserMark(exchange.cookies)
      const { email, otp_code: code } = body
      const { isPasswordDiscarded, ...opened } = await logInWithCode(services, {
        ...originOf(exchange),
        email,
        code,
        browserMark,
      })
      return { ...handOver(opened, exchange), ...(isPasswordDiscarded && { password_discarded: true }) }
    },

    async passwordLogin({ body }, exchange) {
      return handOver(await logInWithPassword(services, { ...originOf(exchange), ...body }), exchange)
    },

    async logout({ body }, { cookies, identify }) {
      const bearer = await identify()
      await logOut(services, {
        refreshToken: body.refresh_token ?? null,
        sessionCookie: cookies.get(COOKIES.session),
        sessionId: bearer?.sessionId ?? null,
      })
      for (const name of [COOKIES.session, COOKIES.csrf]) cookies.clear(name)
      return { success: true }
    },

    async refreshToken({ body }, { cookies }) {
      const { sessionId, accessToken, refreshToken } = await refreshTokens(services, body.refresh_token)
      const cookie = services.tokens.signCookie(sessionId)
      // The cookie lives on with its session; a browser that signed in elsewise is not given one.
      if (cookies.get(COOKIES.session) === cookie) cookies.set(COOKIES.session, cookie, REFRESH_TOKEN_SECONDS)
      return { access_token: accessToken, refresh_token: refreshToken }
    },

    csrf: (_input, { cookies, csrf }) => ({ csrfToken: csrf.issue(cookies) }),
    testSession: async (_input, { identify }) => ({ authenticated: (await identify()) !== null }),
    checkAuth: async (_input, { identify }) => ({ authenticated: (await identify()) !== null }),
    simpleAuthTest: async (_input, { identify }) => ({ authenticated: (await identify()) !== null }),

    introduce: async ({ body }, { caller }) => presentUser(await introduceStudent(services, caller.student, body)),
    profile: (_input, { caller }) => presentUser(caller.student),
    async updateProfile({ body }, { caller }) {
      const { first_name: firstName, last_name: lastName, study_goal: studyGoal, language } = body
      return presentUser(await updateProfile(services, caller.student, { firstName, lastName, studyGoal, language }))
    },
  }
})

const originOf = ({ client, cookies }: Exchange): LoginOrigin => ({
  clientAddress: client.address,
  userAgent: client.userAgent,
  sessionCookie: cookies.get(COOKIES.session),
})

/** Gives the browser its session: tokens in the answer, the cookie, and a CSRF token that is bound to it. */
function handOver(
  opened: OpenedSession,
  { cookies, csrf }: Exchange,
): { access_token: string; refresh_token: string; user: User } {
  cookies.set(COOKIES.session, opened.cookie, REFRESH_TOKEN_SECONDS)
  csrf.issue(cookies, opened.cookie)
  return { access_token: opened.accessToken, refresh_token: opened.refreshToken, user: presentUser(opened.student) }
}
