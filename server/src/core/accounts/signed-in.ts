import type { Language } from '@lectern/texts/languages'

/** A student as every request sees them. */
export interface Student {
  id: number
  email: string
  firstName: string
  lastName: string
  studyGoal: string
  /** Null where the student has chosen none. */
  language: Language | null
  /** What can be spent: posted less held. */
  credits: number
  joinedAt: Date
  /** False until the owner of the address has consented and said their name: somebody else registered it. */
  hasConsented: boolean
}

/** Who makes a request, and since when we know it. */
export interface SignedIn {
  student: Student
  sessionId: string
  /** When this session last proved who they are, by code or password. */
  authenticatedAt: Date
}

/**
 * What a request shows to say who it is. A bearer token decides where there is one
 * (requirements/accounts.md#credentials).
 */
export interface Credentials {
  bearerToken: string | null
  sessionCookie: string | null
}

/** Why credentials were not taken. */
export type RefusedBecause = 'unauthenticated' | 'token_expired'

export interface Authenticator {
  authenticate(credentials: Credentials): Promise<SignedIn | RefusedBecause>
  /** Whether `token` is one of ours, unaltered and not expired; reads no database. */
  isSignedByUs(token: string): boolean
}
