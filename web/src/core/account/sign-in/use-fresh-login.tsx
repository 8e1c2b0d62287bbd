import { ApiError } from '@lectern/contract/api-error'
import { useState } from 'react'
import { FreshLoginDialog } from './FreshLoginDialog.tsx'

/**
 * For what a login of the last 10 minutes must vouch for (requirements/accounts.md#fresh-login). `withFreshLogin` runs
 * a call; where the login has grown old, the dialog asks for a mailed code and the call is repeated. Null: the student
 * would rather not. A screen renders `freshLoginDialog`, and hides a dialog of its own while `isAskingForCode`.
 */
export function useFreshLogin() {
  const [question, setQuestion] = useState<{ answer: (isFresh: boolean) => void } | null>(null)
  const askForCode = () => new Promise<boolean>((answer) => setQuestion({ answer }))
  const answer = (isFresh: boolean) => {
    question?.answer(isFresh)
    setQuestion(null)
  }

  const withFreshLogin = async <Result,>(call: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'reauth_required')) throw error
      return (await askForCode()) ? call() : null
    }
  }

  return {
    withFreshLogin,
    isAskingForCode: question !== null,
    freshLoginDialog: <FreshLoginDialog isOpen={question !== null} onAnswer={answer} />,
  }
}
