import type { SignInOutcome } from '../account-session.ts'

/** What the two ways of signing in share. */
export interface SignInFieldsProps {
  email: string
  onEmailChange: (email: string) => void
  isEmailFixed: boolean
  onSignedIn: (outcome: SignInOutcome) => void
}

/** What a form says after it was sent. */
export interface FormMessage {
  tone: 'good' | 'poor'
  text: string
}
